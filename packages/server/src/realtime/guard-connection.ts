import { messageBudget } from "./message-budget.ts";

/** A connection underneath its namespaces: engine.io's socket, as far as it is watched. */
export interface Connection {
  on(event: "packet" | "packetCreate", listener: (packet: { type: string; data?: unknown }) => void): unknown;
  on(event: "flush", listener: () => void): unknown;
  close(discard: boolean): unknown;
}

type EndReason = "sends_too_much" | "does_not_read";

/** What all namespaces together may be sent over one connection: each has a burst of its own besides. */
const PACKETS = { burst: 480, per_second: 80 };
/** Joining a namespace asks the database who comes: a screen joins each of them once, and again when it moves on. */
const ENTRANCES = { burst: 20, per_second: 1 };
/** What may wait for a client that does not take it, in characters: some twenty states of a long table. */
const MAX_WAITING = 4 * 1024 * 1024;

/** The number with which socket.io's protocol begins a request to join a namespace. */
const CONNECT = "0";

/**
 * Ends a connection that asks for more than anybody does who means well, or does not read what it asked for. A
 * namespace's own limit does not see who leaves and joins it again without end, or is refused and tries again.
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
    // A namespace that has had too much of it says so first: whoever is told to go does not come back by itself.
    else if (!packets.take(now)) setImmediate(end, "sends_too_much");
  });
  let waiting = 0;
  connection.on("packetCreate", ({ data }) => {
    waiting += typeof data === "string" ? data.length : 0;
    if (waiting > MAX_WAITING) end("does_not_read");
  });
  // What is handed over to the network is one batch, and there is no next one before it has gone.
  connection.on("flush", () => {
    waiting = 0;
  });
}
