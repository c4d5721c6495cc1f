// What the journeys run against: the product as `npm start` runs it, on an empty embedded database with the demo.
import { rmSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const data = path.join(root, ".cache/e2e");
rmSync(data, { recursive: true, force: true });
Object.assign(process.env, {
  DATA_DIR: data,
  DATABASE_URL: "",
  REDIS_URL: "",
  DEMO: "1",
  RATE_LIMIT: "off",
  LOG_LEVEL: "warn",
});
await import(path.join(root, "apps/host/src/start.ts"));
