import type { Order } from "@tablee/contract/orders/orders.schema";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { type ClientRequest, request } from "node:http";

export interface Own {
  token?: string;
  key?: string;
  body?: unknown;
  /** The client address of the call, as a proxy reports it. */
  from?: string;
  /** Receives the request once it is on its way, so that it can be cut off. */
  sent?: (request: ClientRequest) => void;
}

/** The answer of a call. Status 0: there was none, because the connection was cut or the process was gone. */
export interface Answer {
  status: number;
  /** The answer's body by the contract; `{}` if there was none. */
  body: Partial<Order> & { code?: string; data?: { problems?: OrderProblem[] } };
}

const NOTHING: Answer = { status: 0, body: {} };

/** Sends one call over a connection of its own, so that cutting it off affects no other. */
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
        // If a host dies between the head and the body of an answer without a length, the answer looks complete but
        // empty.
        if (!response.complete || text === "") return resolve(NOTHING);
        return resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Answer["body"] });
      });
    });
    call.on("error", () => resolve(NOTHING));
    call.end(body === undefined ? undefined : JSON.stringify(body));
    sent?.(call);
  });

/** The codes of an order's problems, or the code of the refusal, or the status if there is neither. */
export const refusalOf = ({ status, body }: Answer): string =>
  body.data?.problems?.map(({ code }) => code).join() ?? body.code ?? String(status);

/** The number of occurrences of each word, for a line of output. */
export const countOf = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => `${count} ${word}`).join(", ");
};
