// What the journeys run against: the product as `npm start` runs it, on an embedded database with the demo.
import path from "node:path";

Object.assign(process.env, {
  DATABASE_URL: "",
  REDIS_URL: "",
  HOST: "",
  DRAIN_WAIT: "0",
  DEMO: "1",
  DEMO_PASSWORD: "",
  RATE_LIMIT: "off",
  WEBHOOKS_TO: "anywhere",
  LOG_LEVEL: "warn",
});
// Whoever is waiting for it is gone: nobody else would end it.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
await import(path.join(import.meta.dirname, "../apps/host/src/start.ts"));
