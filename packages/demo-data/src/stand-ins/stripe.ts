import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The keys with which a host uses the stand-in. */
export const STRIPE_KEY = "sk_test_standin";
export const STRIPE_WEBHOOK_SECRET = "whsec_standin";

interface Session {
  id: string;
  object: "checkout.session";
  client_reference_id: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid";
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  url: string | null;
  /** In seconds. */
  expires_at: number;
  success_url: string;
  cancel_url: string;
  name: string;
}

interface Refund {
  id: string;
  object: "refund";
  status: "succeeded" | "pending" | "failed";
  payment_intent: string;
  amount: number;
  metadata: Record<string, string>;
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
  }
}

/** The header with which Stripe signs what it announces. */
export const stripeSignature = (body: string, at: Date, secret = STRIPE_WEBHOOK_SECRET): string => {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
};

/**
 * Answers as Stripe does to what Tablée asks of it: Checkout Sessions and Refunds with idempotency keys, and a page on
 * which a session is paid by one button. Announces nothing unless it is told where (`announceTo`).
 */
export class StripeStandIn {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  /** The next requests are answered with these statuses instead, without effect. */
  readonly failures: number[] = [];
  /** The same for what changes something, but with its effect: its answer is lost. */
  readonly losses: number[] = [];
  announceTo: string | null = null;
  clock = (): Date => new Date();
  readonly #answered = new Map<string, { body: string; answer: unknown }>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  url = "";

  async listen(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(port, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => void this.#server.close(() => resolve()));
  }

  /** Somebody pays a session with a card, and the session is announced. */
  async pay(id: string): Promise<Session> {
    const session = this.#session(id);
    if (session.status !== "open") throw new Refused(400, "not_open");
    Object.assign(session, {
      status: "complete",
      payment_status: "paid",
      payment_intent: `pi_${randomUUID()}`,
      url: null,
    });
    await this.announce(session, "checkout.session.completed");
    return session;
  }

  /** Somebody pays back on Stripe's own pages; announced by `announce`. */
  refundByHand(payment_intent: string, amount: number): Refund {
    const form = new URLSearchParams({ payment_intent, amount: String(amount) });
    return Object.assign(this.#refund(form), { metadata: {} });
  }

  async announce(session: object, type: string): Promise<number | null> {
    return this.announceTo === null ? null : this.announceAt(this.announceTo, session, type);
  }

  /** Resolves to the status of the answer. */
  async announceAt(address: string, session: object, type: string): Promise<number> {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", type, data: { object: session } });
    const headers = { "content-type": "application/json", "stripe-signature": stripeSignature(body, this.clock()) };
    return (await fetch(address, { method: "POST", headers, body })).status;
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Refused(404, "resource_missing");
    return session;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    try {
      const { pathname, searchParams } = new URL(request.url ?? "/", this.url);
      if (pathname.startsWith("/pay/")) return await this.#page(request, response, pathname.slice("/pay/".length));
      const failure = this.failures.shift();
      if (failure !== undefined) throw new Refused(failure, "failure");
      if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) throw new Refused(401, "invalid_api_key");
      const loss = request.method === "POST" ? this.losses.shift() : undefined;
      const answer = this.#once(request.headers["idempotency-key"], body, () =>
        this.#call(request, pathname, { form: new URLSearchParams(body), query: searchParams }),
      );
      if (loss !== undefined) throw new Refused(loss, "loss");
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    } catch (error) {
      const status = error instanceof Refused ? error.status : 500;
      response.writeHead(status, { "content-type": "application/json" });
      const { message } = error as Error;
      response.end(JSON.stringify({ error: { type: "invalid_request_error", code: message, message } }));
    }
  }

  /** The same key with the same body is answered like the first time, and with another body refused. */
  #once(key: string | string[] | undefined, body: string, call: () => unknown): unknown {
    if (typeof key !== "string") return call();
    const before = this.#answered.get(key);
    if (before && before.body !== body) throw new Refused(400, "idempotency_error");
    const answer = before ? before.answer : structuredClone(call());
    this.#answered.set(key, { body, answer });
    return answer;
  }

  #call(
    { method }: IncomingMessage,
    path: string,
    { form, query }: Record<"form" | "query", URLSearchParams>,
  ): unknown {
    const [, id, action] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
    if (method === "POST" && path === "/v1/checkout/sessions") return this.#create(form);
    if (method === "GET" && id !== undefined) return this.#session(id);
    if (method === "GET" && path === "/v1/checkout/sessions") {
      const payment = query.get("payment_intent");
      const data = [...this.sessions.values()].filter((one) => one.payment_intent === payment);
      return { object: "list", data, has_more: false };
    }
    if (method === "POST" && id !== undefined && action !== undefined) return this.#expire(this.#session(id));
    if (method === "POST" && path === "/v1/refunds") return this.#refund(form);
    if (method === "GET" && path === "/v1/refunds") {
      const data = this.refunds.filter((one) => one.payment_intent === query.get("payment_intent"));
      return { object: "list", data, has_more: false };
    }
    throw new Refused(404, "resource_missing");
  }

  #create(form: URLSearchParams): Session {
    const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
    const session: Session = {
      id,
      object: "checkout.session",
      client_reference_id: form.get("client_reference_id"),
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
      currency: form.get("line_items[0][price_data][currency]") ?? "",
      url: `${this.url}/pay/${id}`,
      expires_at: Number(form.get("expires_at")),
      success_url: form.get("success_url") ?? "",
      cancel_url: form.get("cancel_url") ?? "",
      name: form.get("line_items[0][price_data][product_data][name]") ?? "",
    };
    this.sessions.set(id, session);
    return session;
  }

  #expire(session: Session): Session {
    if (session.status !== "open") throw new Refused(400, "not_open");
    return Object.assign(session, { status: "expired" as const, url: null });
  }

  #refund(form: URLSearchParams): Refund {
    const payment_intent = form.get("payment_intent") ?? "";
    const paid = [...this.sessions.values()].find((session) => session.payment_intent === payment_intent);
    if (!paid) throw new Refused(404, "resource_missing");
    const before = this.refunds.filter((one) => one.payment_intent === payment_intent && one.status !== "failed");
    const amount = Number(form.get("amount"));
    const left = paid.amount_total - before.reduce((sum, refund) => sum + refund.amount, 0);
    if (amount > left) throw new Refused(400, "charge_already_refunded");
    const metadata = { refund: form.get("metadata[refund]") ?? "" };
    const id = `re_${randomUUID()}`;
    const refund: Refund = { id, object: "refund", status: "succeeded", payment_intent, amount, metadata };
    this.refunds.push(refund);
    return refund;
  }

  /** The page on which a session is paid. */
  async #page({ method }: IncomingMessage, response: ServerResponse, id: string): Promise<void> {
    const { success_url, cancel_url, name, amount_total, currency } = this.#session(id);
    if (method === "POST") {
      await this.pay(id);
      response.writeHead(303, { location: success_url }).end();
      return;
    }
    const amount = `${(amount_total / 100).toFixed(2)} ${currency.toUpperCase()}`;
    const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pay</title>` +
        `<h1>${escaped(name)}</h1><p>${amount}</p><form method="post"><button>Pay</button></form>` +
        `<p><a href="${escaped(cancel_url)}">Back</a></p>`,
    );
  }
}
