import { lookup as systemLookup } from "node:dns/promises";
import { type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import type { DeliveryFault } from "@tablee/domain/webhooks/webhook";
import { isPrivateAddress } from "./private-addresses.ts";
import { type Address, resolvePublic } from "./resolver/resolve-public.ts";
import type { Poster, WebhookAnswer, WebhookSender } from "./webhook-sender.ts";

export interface SenderOptions {
  /** Allows http and private networks too. */
  anywhere: boolean;
  /** The limit for everything: name resolution, connection, answer; in milliseconds. */
  timeout_ms?: number;
  /** Returns all addresses of a host. */
  resolve?: (host: string) => Promise<Address[]>;
}

const TIMEOUT_MS = 10_000;
/** How much of an answer's body is read before the connection is cut, in bytes; it is discarded. */
const MAX_ANSWER = 64 * 1_024;

class Fault extends Error {
  readonly fault: DeliveryFault;
  constructor(fault: DeliveryFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/**
 * Posts over http(s). A name is resolved once, and the connection goes to one of these very addresses, so that a name that points
 * elsewhere a moment later makes no difference; redirects are not followed; a host with any private address is refused.
 */
export const httpWebhookSender = ({
  anywhere,
  timeout_ms = TIMEOUT_MS,
  // Anywhere is also where only this machine's own list of hosts knows the way.
  resolve = anywhere ? (host) => systemLookup(host, { all: true }) : resolvePublic(),
}: SenderOptions): WebhookSender & Poster => ({
  anywhere,
  post: async (asked) => {
    const began = performance.now();
    const signal = AbortSignal.timeout(timeout_ms);
    const answered = (own: Omit<WebhookAnswer, "duration">) => ({
      ...own,
      duration: Math.round(performance.now() - began),
    });
    try {
      const url = new URL(asked.url);
      const addresses = await inTime(addressesOf(url, { anywhere, resolve }), signal);
      return answered(judged(await statusOf(asked, url, addresses, signal)));
    } catch (error) {
      return answered({ status: null, ...faultOf(error, signal) });
    }
  },
});

/** All addresses of a host, because this machine may reach only those of one kind. */
const addressesOf = async (
  { hostname }: URL,
  { anywhere, resolve }: Required<Pick<SenderOptions, "anywhere" | "resolve">>,
): Promise<[Address, ...Address[]]> => {
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  const [first, ...others] = found;
  if (!first) throw new Fault("unknown_host", `${host} has no address`);
  if (!anywhere && found.some(({ address }) => isPrivateAddress(address))) {
    throw new Fault("private_address", `${host} is in a private network`);
  }
  return [first, ...others];
};

const statusOf = (
  asked: Parameters<Poster["post"]>[0],
  url: URL,
  addresses: [Address, ...Address[]],
  signal: AbortSignal,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const request: ClientRequest = send(url, {
      method: "POST",
      signal,
      // A connection of its own, so that none opened to another address is reused.
      agent: false,
      lookup: (_host, options, answer) =>
        options.all ? answer(null, addresses) : answer(null, addresses[0].address, addresses[0].family),
      headers: {
        ...asked.headers,
        "user-agent": "Tablee-Webhooks/1",
        "content-length": Buffer.byteLength(asked.body),
        connection: "close",
      },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      discard(response, request);
    });
    // "101 Switching Protocols" is neither an answer nor an error to Node, and no timeout would end the wait for one.
    request.on("upgrade", (response, socket) => {
      resolve(response.statusCode ?? 0);
      socket.destroy();
    });
    request.on("close", () => reject(new Fault("connection", "The connection ended without an answer")));
    request.end(asked.body);
  });

/** Discards the body, as only the status matters; a server that sends too much is cut off. */
const discard = (response: IncomingMessage, request: ClientRequest): void => {
  let read = 0;
  response.on("error", () => {});
  response.on("data", (chunk: Buffer) => {
    read += chunk.length;
    if (read > MAX_ANSWER) request.destroy();
  });
};

const judged = (status: number): Omit<WebhookAnswer, "duration"> => {
  if (status >= 200 && status < 300) return { status, fault: null, error: null };
  if (status >= 300 && status < 400) return { status, fault: "redirect", error: `HTTP ${status} is not followed` };
  return { status, fault: "status", error: `HTTP ${status}` };
};

const inTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    }),
  ]);

const UNKNOWN_HOST = new Set(["ENOTFOUND", "EAI_AGAIN", "ENODATA", "ESERVFAIL", "EREFUSED", "EBADNAME"]);
/** Of a name server. */
const TIMEOUT = "ETIMEOUT";

const faultOf = (error: unknown, signal: AbortSignal): Pick<WebhookAnswer, "fault" | "error"> => {
  if (signal.aborted) return { fault: "timeout", error: "No answer in time" };
  if (error instanceof Fault) return { fault: error.fault, error: error.message };
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === TIMEOUT) return { fault: "timeout", error: message };
  if (UNKNOWN_HOST.has(code)) return { fault: "unknown_host", error: message };
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_|EPROTO)/.test(code);
  return { fault: isTls ? "tls" : "connection", error: message };
};
