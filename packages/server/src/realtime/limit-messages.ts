import type { IncomingMessage } from "node:http";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import type { ConnectionLimit } from "./connection-limit.ts";
import { type MemberSocket, replyTo } from "./member-socket.ts";
import { messageBudget } from "./message-budget.ts";

interface SpeakingSocket extends MemberSocket {
  readonly request: IncomingMessage;
  use(fn: (packet: unknown[], next: () => void) => void): unknown;
}

/**
 * Disconnects a socket that sends more than anybody does who means well. What an address sends too much over all its
 * sockets together is not done: who means well asks again, and its sockets may be those of a whole restaurant. Events
 * that are `fleeting` count by themselves, so that a full restaurant that only looks on keeps nobody from changing
 * anything.
 */
export const limitMessages = (
  socket: SpeakingSocket,
  { log }: Services,
  limit: ConnectionLimit | null,
  fleeting: ReadonlySet<unknown> = new Set(),
): void => {
  const budget = messageBudget(performance.now());
  socket.use((packet, next) => {
    if (!budget.take(performance.now())) {
      log.warn({ account_id: socket.data.viewer?.account_id ?? null }, "A socket that sent too much is disconnected");
      return void socket.disconnect(true);
    }
    if (!limit) return next();
    const refuse = (): void =>
      replyTo<{ ok: false; code: "unavailable" }>(packet.at(-1))({ ok: false, code: "unavailable" });
    return void limit.hears(socket.request, fleeting.has(packet[0]) ? "doings" : "messages").then(
      (heard) => (heard ? next() : refuse()),
      (error: unknown) => {
        logFault(log, error, `socket ${socket.id}`);
        refuse();
      },
    );
  });
};
