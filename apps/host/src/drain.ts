import type { Server } from "node:http";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/** If nobody has connected for this long, everybody who was connecting is being answered. */
const QUIET_MS = 150;
/** If people keep connecting, the server stops listening after this anyway. */
const MOST_MS = 3_000;

/**
 * Keeps listening until no new connections arrive. A server that stops listening at once cuts off clients that are just
 * connecting. How long that takes depends on how busy the process is.
 */
export async function untilQuiet(server: Server): Promise<void> {
  let came = 0;
  const count = () => {
    came += 1;
  };
  server.on("connection", count);
  const end = performance.now() + MOST_MS;
  let before: number;
  do {
    before = came;
    await pause(QUIET_MS);
    // A busy process may run its timers before it accepts waiting connections, so two turns of the event loop pass
    // first.
    await turn();
    await turn();
  } while (came !== before && performance.now() < end);
  server.removeListener("connection", count);
}
