import type { Services } from "../services.ts";
import type { Seat } from "./join-table.ts";
import { deleteLostPresences, refreshPresences } from "./presence.queries.ts";
import { bumpSitting, lockSitting, PRESENCE_MS } from "./table-session.queries.ts";
import { announceState } from "./table-state.ts";

/**
 * Runs in each process every half minute: renews the presence of its own sockets, finds sockets whose process has died,
 * and notifies their tables.
 */
export const sweepTables = async (
  services: Services,
  seats: readonly { socket_id: string; seat: Seat }[],
): Promise<void> => {
  const { db } = services.database;
  const at = services.clock();
  const own = seats.map(({ socket_id, seat: { session_id, diner_id } }) => ({ socket_id, session_id, diner_id }));
  await refreshPresences(db, own, at);
  for (const session_id of await deleteLostPresences(db, new Date(at.getTime() - PRESENCE_MS))) {
    const open = await db.transaction(async (tx) => {
      const sitting = await lockSitting(tx, session_id);
      if (sitting?.open) await bumpSitting(tx, session_id, null);
      return sitting?.open === true;
    });
    if (open) await announceState(services, session_id);
  }
};
