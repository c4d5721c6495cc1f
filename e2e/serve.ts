// What the journeys run against: the product as `npm start` runs it, with the demo in the given database (or an
// embedded one), an identity provider instead of Google and Apple, and a chat server instead of the assistant's.
import path from "node:path";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { chatPort, startChat } from "./chat.ts";
import { startIssuer } from "./issuer.ts";

Object.assign(process.env, {
  REDIS_URL: "",
  HOST: "",
  DRAIN_WAIT: "0",
  DEMO: "1",
  // Without this, the demo's accounts would have random passwords on PostgreSQL.
  DEMO_PASSWORD,
  RATE_LIMIT: "off",
  WEBHOOKS_TO: "anywhere",
  LOG_LEVEL: "warn",
});
/** Far enough from the host's port for no other worker to use it. */
const ISSUER_AFTER = 40;
// Passkeys are bound to a host name, which an IP address is not; the other origin is the native app's (e2e/native).
process.env["ALLOWED_ORIGINS"] = `http://localhost:${process.env["PORT"]},https://localhost`;
const { PORT = "3000", PUBLIC_URL = "" } = process.env;
// In earnest, each password takes a fifth of a second of processor time.
const { hashCheaply } = (await import(
  path.join(import.meta.dirname, "../packages/server/src/testing/cheap-hashes.ts")
)) as { hashCheaply: () => void };
hashCheaply();
await startIssuer(Number(PORT) + ISSUER_AFTER, PUBLIC_URL);
await startChat(chatPort(Number(PORT)));

// The process that waits for it is gone, and nothing else would end it.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
await import(path.join(import.meta.dirname, "../apps/host/src/start.ts"));
