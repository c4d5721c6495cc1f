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
 * Disconnects a socket that sends more than any well-behaved client. Messages beyond the limit of its address, over all
 * sockets of that address, are refused but do not disconnect: a well-behaved client retries, and the sockets may be
 * those of a whole restaurant. Events in `fleeting` are counted separately, so that a full restaurant of people who
 * only watch does not prevent anybody from making changes.
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
