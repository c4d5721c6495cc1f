// `npm run start:providers`: the demo with local stand-ins for Google, Apple and Stripe, so that "Continue with Google"
// and paying online can be tried. Everybody types there who they are, any password works, and nothing is charged: this is
// only for one's own machine, and refuses to run where others can reach it.
import path from "node:path";
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, StripeStandIn } from "@tablee/demo-data/stand-ins/stripe";
import { freePort } from "./free-port.ts";
import { startIssuer } from "./issuer.ts";

const {
  PORT = "3000",
  HOST = "",
  DEMO = "1",
  DATABASE_URL = "",
  PUBLIC_URL = `http://localhost:${PORT}`,
} = process.env;
const LOOPBACK = ["", "localhost", "127.0.0.1", "::1"];
if (!LOOPBACK.includes(HOST) || DEMO !== "1" || DATABASE_URL !== "") {
  process.stderr.write("start:providers is for the demo on this machine: not with HOST, DATABASE_URL or DEMO=0\n");
  process.exit(1);
}
process.env["DEMO"] = "1";
const port = await freePort(Number(PORT) + 40);
if (port === null) {
  process.stderr.write(
    `start:providers finds no free port for its provider: none of the 20 from 40 above PORT=${PORT} will do\n`,
  );
  process.exit(1);
}
await startIssuer(port, PUBLIC_URL);
process.stdout.write(`Google and Apple are played by http://127.0.0.1:${port}: any name, any password\n`);
const stripe = await new StripeStandIn().listen();
stripe.announceTo = `http://127.0.0.1:${PORT}/api/payments/events`;
Object.assign(process.env, { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_URL: stripe.url });
process.stdout.write(`Stripe is played by ${stripe.url}: nothing is charged\n`);
await import(path.join(import.meta.dirname, "../apps/host/src/start.ts"));
