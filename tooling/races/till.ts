import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { WebhookPayload } from "@tablee/contract/webhooks/webhooks.schema";

/** How the system responds: correctly, with an error, never, or by closing the connection. */
export type Mood = "well" | "failing" | "hanging" | "cutting";

/** One delivery that it received. */
export interface Told {
  event: string;
  /** The cause of the event: a status of an order. */
  cause: string;
  accepted: boolean;
}

/** A restaurant's own system, which receives its webhooks. */
export interface Till {
  url: string;
  told: Told[];
  mood: Mood;
  /** Resolves after the next delivery. */
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
  // A delivery whose sender is killed while sending does not count.
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
