import { randomUUID } from "node:crypto";
import autocannon from "autocannon";

export interface Call {
  url: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Each request under a key of its own, as orders are placed. */
  freshKey?: boolean;
}

export interface Load {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and connections that failed. */
  refused: number;
}

const WARM_UP_SECONDS = 2;

/** Asks as fast as `connections` allow for some seconds, after a warm-up that is not counted. */
export async function drive(call: Call, seconds: number, connections: number): Promise<Load> {
  const run = (duration: number): Promise<autocannon.Result> => {
    const request: autocannon.Request = {
      method: call.method ?? "GET",
      headers: call.headers ?? {},
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.freshKey
        ? { setupRequest: (one) => ({ ...one, headers: { ...one.headers, "idempotency-key": randomUUID() } }) }
        : {}),
    };
    return autocannon({ url: call.url, connections, duration, requests: [request] });
  };
  await run(WARM_UP_SECONDS);
  const result = await run(seconds);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors + result.timeouts,
  };
}
