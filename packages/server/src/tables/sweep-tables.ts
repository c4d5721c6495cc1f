import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import type { Seat } from "./join-table.ts";
import { deleteLostPresences, listLosing, refreshPresences } from "./presence.queries.ts";
import { bumpSitting, lockSitting } from "./table-session.queries.ts";
import { announceState } from "./table-state.ts";

/**
 * Runs in each process every half minute: renews the presence of its own sockets, finds sockets whose process has died,
 * and notifies their tables. A table that fails is left to the next sweep, and does not keep others from theirs.
 */
export const sweepTables = async (
  services: Services,
  seats: readonly { socket_id: string; seat: Seat }[],
): Promise<void> => {
  const { db } = services.database;
  const own = seats.map(({ socket_id, seat: { session_id, diner_id } }) => ({ socket_id, session_id, diner_id }));
  await refreshPresences(db, own);
  for (const session_id of await listLosing(db)) {
    try {
      await loseDiners(services, session_id);
    } catch (error) {
      logFault(services.log, error, `table session ${session_id}`);
    }
  }
};

/** The presences go with the sitting's new revision or not at all: only they say that its table must be told. */
const loseDiners = async (services: Services, session_id: number): Promise<void> => {
  const changed = await services.database.db.transaction(async (tx) => {
    const sitting = await lockSitting(tx, session_id);
    if (!(await deleteLostPresences(tx, session_id)) || !sitting?.open) return false;
    await bumpSitting(tx, session_id, null);
    return true;
  });
  if (changed) await announceState(services, session_id);
};
