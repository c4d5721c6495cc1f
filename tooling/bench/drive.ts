import { randomUUID } from "node:crypto";
import autocannon from "autocannon";

export interface Call {
  url: string;
  /** Several addresses of the same host instead, used in turn. */
  inTurn?: readonly string[];
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Several bodies instead, used in turn. */
  bodies?: readonly string[];
  /** Each request gets a key of its own, as when orders are placed, and one of these members in turn. */
  placers?: readonly string[];
}

export interface Load {
  perSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and failed connections. */
  refused: number;
}

const WARM_UP_SECONDS = 1;

export interface Drive {
  seconds: number;
  connections: number;
  /** Threads that send requests. One of them can be slower than the server; two share the connections. */
  generators?: 1 | 2;
}

/** Sends requests as fast as `connections` allow, after a warm-up that is not counted. */
export async function drive(call: Call, { seconds, connections, generators = 1 }: Drive): Promise<Load> {
  const run = (duration: number): Promise<autocannon.Result> => {
    const request: autocannon.Request = {
      method: call.method ?? "GET",
      headers: call.headers ?? {},
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.placers ? { setupRequest: asNextOf(call.placers) } : {}),
    };
    const asked = (call.inTurn ?? [call.url]).map((url) => {
      const { pathname, search } = new URL(url);
      return { ...request, path: pathname + search };
    });
    const requests = call.bodies ? call.bodies.map((body) => ({ ...asked[0], body })) : asked;
    const threads = generators === 1 ? {} : { workers: generators };
    return autocannon({ url: call.url, connections, duration, requests, ...threads });
  };
  await run(WARM_UP_SECONDS);
  return loadOf(await run(seconds));
}

const loadOf = (result: autocannon.Result): Load => ({
  perSecond: result.requests.average,
  p50: result.latency.p50,
  p99: result.latency.p99,
  refused: result.non2xx + result.errors + result.timeouts,
});

/** Requests a page at a different address each time (pages read `receipt`, so each is rendered again). */
export async function uncached(url: string, { seconds, connections }: Drive): Promise<Load> {
  let asked = Date.now();
  const headers = { "accept-encoding": "br" };
  const { pathname } = new URL(url);
  const fresh = (one: autocannon.Request) => ({ ...one, path: `${pathname}?receipt=${(asked += 1)}` });
  const run = (duration: number) =>
    autocannon({ url, connections, duration, requests: [{ headers, setupRequest: fresh }] });
  await run(WARM_UP_SECONDS);
  return loadOf(await run(seconds));
}

function asNextOf(placers: readonly string[]): NonNullable<autocannon.Request["setupRequest"]> {
  let turn = 0;
  return (one) => {
    const authorization = placers[(turn += 1) % placers.length] ?? "";
    return { ...one, headers: { ...one.headers, authorization, "idempotency-key": randomUUID() } };
  };
}

/** Combines several measurements of the same thing: their mean, and the worst of their 99th percentiles. */
export function together(loads: readonly Load[]): Load {
  const mean = (of: (load: Load) => number): number => loads.reduce((sum, load) => sum + of(load), 0) / loads.length;
  return {
    perSecond: mean(({ perSecond }) => perSecond),
    p50: Math.round(mean(({ p50 }) => p50)),
    p99: Math.max(...loads.map(({ p99 }) => p99)),
    refused: loads.reduce((sum, { refused }) => sum + refused, 0),
  };
}
