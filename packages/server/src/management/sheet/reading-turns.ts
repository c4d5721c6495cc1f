import type { Context, Viewer } from "../../http/context.ts";
import { BUSY_S } from "../../http/refusal.ts";
import { FairQueue, QueueFull } from "../../jobs/fair-queue.ts";
import { chargeReading, givenUp, tooManyFiles, type UnreadFile } from "./too-many-files.ts";

/** Members' files are read one at a time; a file may take ten seconds. */
const readings = new FairQueue({ atOnce: 1, room: 16 });
/** How many files of one member may be read or wait at once: nobody waits for the fourth. */
const MOST_PENDING = 3;
const pending = new Map<number, number>();

const BUSY: UnreadFile = { code: "busy", retry_after: BUSY_S };

/**
 * Reads a member's file when it is its turn: members take turns, so that one who brings many delays another by one file.
 * What has become of the member's other files is asked again then, and a file whose sender has gone is not read. `read`
 * is given what counts a file that was given up.
 */
export async function readInTurn<Read>(
  context: Pick<Context, "limits" | "gone">,
  viewer: Viewer,
  read: (tooMuch: () => Promise<unknown>) => Promise<Read>,
): Promise<{ read: Read } | { refused: UnreadFile }> {
  const { account_id } = viewer;
  const before = pending.get(account_id) ?? 0;
  if (before >= MOST_PENDING) return { refused: BUSY };
  pending.set(account_id, before + 1);
  const gone = context.gone?.();
  try {
    return await readings.run({ key: String(account_id), suspected: false }, async () => {
      const refused = gone?.aborted === true ? BUSY : await tooManyFiles(context, viewer, null);
      if (refused) return { refused };
      const began = performance.now();
      try {
        return { read: await read(givenUp(context, viewer)) };
      } finally {
        await chargeReading(context, viewer, performance.now() - began);
      }
    });
  } catch (error) {
    if (error instanceof QueueFull) return { refused: BUSY };
    throw error;
  } finally {
    const left = (pending.get(account_id) ?? 1) - 1;
    if (left === 0) pending.delete(account_id);
    else pending.set(account_id, left);
  }
}
