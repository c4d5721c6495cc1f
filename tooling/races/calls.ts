import type { Order } from "@tablee/contract/orders/orders.schema";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { type ClientRequest, request } from "node:http";

export interface Own {
  token?: string;
  key?: string;
  body?: unknown;
  /** The address that the call comes from, as a proxy says it. */
  from?: string;
  /** Is given the request when it is on its way: to cut it. */
  sent?: (request: ClientRequest) => void;
}

/** What came back. Status 0: nothing did, because somebody cut the line or the process was gone. */
export interface Answer {
  status: number;
  /** What the contract says of this call; `{}` where nothing came. */
  body: Partial<Order> & { code?: string; data?: { problems?: OrderProblem[] } };
}

const NOTHING: Answer = { status: 0, body: {} };

/** One call over a connection of its own, so that cutting it cuts nothing else. */
export const callAt = (
  url: string,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  { token, key, body, from, sent }: Own = {},
): Promise<Answer> =>
  new Promise((resolve) => {
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (key !== undefined) headers["idempotency-key"] = key;
    if (from !== undefined) headers["x-forwarded-for"] = from;
    const call = request(`${url}/api${path}`, { method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (text += part));
      response.on("error", () => resolve(NOTHING));
      response.on("close", () => {
        // A host that dies between head and body of an answer without a length leaves a whole one of nothing.
        if (!response.complete || text === "") return resolve(NOTHING);
        return resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Answer["body"] });
      });
    });
    call.on("error", () => resolve(NOTHING));
    call.end(body === undefined ? undefined : JSON.stringify(body));
    sent?.(call);
  });

/** The codes of what stopped an order, or the code of the refusal, or the status where there is neither. */
export const refusalOf = ({ status, body }: Answer): string =>
  body.data?.problems?.map(({ code }) => code).join() ?? body.code ?? String(status);

/** How often each of some words came, for a line that says so. */
export const countOf = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} ${word}`).join(", ");
};
