import type { IncomingMessage } from "node:http";
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
 * sockets together is not done: who means well asks again, and its sockets may be those of a whole house.
 */
export const limitMessages = (socket: SpeakingSocket, { log }: Services, limit: ConnectionLimit | null): void => {
  const budget = messageBudget(performance.now());
  socket.use((packet, next) => {
    if (!budget.take(performance.now())) {
      log.warn({ account_id: socket.data.viewer?.account_id ?? null }, "A socket that sent too much is disconnected");
      return void socket.disconnect(true);
    }
    if (!limit) return next();
    return void limit.hears(socket.request).then((heard) => {
      if (heard) next();
      else replyTo<{ ok: false; code: "unavailable" }>(packet.at(-1))({ ok: false, code: "unavailable" });
    });
  });
};
