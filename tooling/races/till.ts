import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { WebhookPayload } from "@tablee/contract/webhooks/webhooks.schema";

/** How a till answers: as it should, with a fault of its own, never, or by ending the connection. */
export type Mood = "well" | "failing" | "hanging" | "cutting";

/** One time that it was told something. */
export interface Told {
  event: string;
  /** What it was told of: a state of an order. */
  cause: string;
  accepted: boolean;
}

/** A restaurant's own system, which hears of orders. */
export interface Till {
  url: string;
  told: Told[];
  mood: Mood;
  /** Resolves once it has been told something more. */
  untilTold(): Promise<void>;
  close(): void;
}

export async function openTill(): Promise<Till> {
  const held = new Set<ServerResponse>();
  const waiting = new Set<() => void>();
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { id, order_id, revision } = (await json(request)) as WebhookPayload;
    const told = { event: id, cause: `order ${order_id} at ${revision}`, accepted: till.mood === "well" };
    till.told.push(told);
    for (const wake of waiting) wake();
    if (till.mood === "well") response.writeHead(200).end();
    else if (till.mood === "failing") response.writeHead(500).end();
    else if (till.mood === "cutting") request.socket.destroy();
    else held.add(response);
  };
  // Whoever is killed in the midst of telling has told nothing.
  const server = createServer((request, response) => void hear(request, response).catch(() => response.destroy()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const till: Till = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    told: [],
    mood: "well",
    untilTold: () =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
      }),
    close: () => {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
  return till;
}
