// What the journeys run against: the product as `npm start` runs it, with the demo on the database that it is given (else
// an embedded one), a provider of identities in the place of Google and Apple and a chat in the place of the assistant's.
import path from "node:path";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { chatPort, startChat } from "./chat.ts";
import { startIssuer } from "./issuer.ts";

Object.assign(process.env, {
  REDIS_URL: "",
  HOST: "",
  DRAIN_WAIT: "0",
  DEMO: "1",
  // On PostgreSQL the demo's accounts would have passwords of their own.
  DEMO_PASSWORD,
  RATE_LIMIT: "off",
  WEBHOOKS_TO: "anywhere",
  LOG_LEVEL: "warn",
});
/** As far from the port of a host that no other worker has it. */
const ISSUER_AFTER = 40;
// Passkeys belong to a name, which an address of digits is not; the native app is at the other one (e2e/native).
process.env["ALLOWED_ORIGINS"] = `http://localhost:${process.env["PORT"]},https://localhost`;
const { PORT = "3000", PUBLIC_URL = "" } = process.env;
await startIssuer(Number(PORT) + ISSUER_AFTER, PUBLIC_URL);
await startChat(chatPort(Number(PORT)));

// Whoever is waiting for it is gone: nobody else would end it.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
await import(path.join(import.meta.dirname, "../apps/host/src/start.ts"));
