import type { Services } from "../services.ts";
import type { MemberSocket } from "./member-socket.ts";
import { messageBudget } from "./message-budget.ts";

/** Disconnects a socket that sends more than anybody does who means well. */
export const limitMessages = (
  socket: MemberSocket & { use(fn: (packet: unknown[], next: () => void) => void): unknown },
  { log }: Services,
): void => {
  const budget = messageBudget(performance.now());
  socket.use((_packet, next) => {
    if (budget.take(performance.now())) return next();
    log.warn({ account_id: socket.data.viewer?.account_id ?? null }, "A socket that sent too much is disconnected");
    return void socket.disconnect(true);
  });
};
