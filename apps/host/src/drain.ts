import type { Server } from "node:http";
import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";

/** Nobody has come for so long: whoever was at the door is inside, and their request is being answered. */
const QUIET_MS = 150;
/** Where people keep coming, the door shuts after this all the same. */
const MOST_MS = 3_000;

/**
 * Leaves the door open until nobody is coming in any more. A server that stops listening at once cuts off who is just
 * connecting; how long that takes depends on how busy the process is.
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
    // A busy process comes from its timers before it has looked at the door: it looks, and then once more.
    await turn();
    await turn();
  } while (came !== before && performance.now() < end);
  server.removeListener("connection", count);
}
