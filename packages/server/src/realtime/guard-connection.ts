import { messageBudget } from "./message-budget.ts";

/** The part of engine.io's socket, the connection underneath the namespaces, that is monitored. */
export interface Connection {
  on(event: "packet" | "packetCreate", listener: (packet: { type: string; data?: unknown }) => void): unknown;
  on(event: "flush", listener: () => void): unknown;
  close(discard: boolean): unknown;
}

type EndReason = "sends_too_much" | "does_not_read";

/** The message budget of one connection over all namespaces; each namespace also has a budget of its own. */
const PACKETS = { burst: 480, per_second: 80 };
/**
 * Joining a namespace queries the database for the member. A screen joins each namespace once, and again when the
 * screen changes.
 */
const ENTRANCES = { burst: 20, per_second: 1 };
/** How much may be queued for a client that does not read, in characters: about twenty states of a large table. */
const MAX_WAITING = 4 * 1024 * 1024;

/** The digit with which socket.io's protocol begins a request to join a namespace. */
const CONNECT = "0";

/**
 * Ends a connection that sends more than any well-behaved client, or does not read what it requested. The limits of a
 * namespace cannot detect a client that leaves and rejoins endlessly, or that is refused and retries.
 */
export function guardConnection(connection: Connection, ended: (reason: EndReason) => void): void {
  const packets = messageBudget(performance.now(), PACKETS);
  const entrances = messageBudget(performance.now(), ENTRANCES);
  let isOver = false;
  const end = (reason: EndReason): void => {
    if (isOver) return;
    isOver = true;
    ended(reason);
    connection.close(true);
  };
  connection.on("packet", ({ data }) => {
    const now = performance.now();
    const isEntrance = typeof data === "string" && data.startsWith(CONNECT);
    if (isEntrance && !entrances.take(now)) end("sends_too_much");
    // The limit of a namespace should act first: a client that is told to disconnect does not reconnect automatically.
    else if (!packets.take(now)) setImmediate(end, "sends_too_much");
  });
  let waiting = 0;
  connection.on("packetCreate", ({ data }) => {
    waiting += typeof data === "string" ? data.length : 0;
    if (waiting > MAX_WAITING) end("does_not_read");
  });
  // What is passed to the network is one batch, and the next one begins only after it has been sent.
  connection.on("flush", () => {
    waiting = 0;
  });
}
