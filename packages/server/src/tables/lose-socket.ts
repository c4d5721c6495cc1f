import type { Services } from "../services.ts";
import type { Seat } from "./join-table.ts";
import { deletePresence } from "./presence.queries.ts";
import { bumpSitting, lockSitting } from "./table-session.queries.ts";
import { announceState } from "./table-state.ts";

/** Handles a lost socket. If its diner has no other one, the table sees that the diner is away. */
export const loseSocket = async (services: Services, seat: Seat, socket_id: string): Promise<void> => {
  const changed = await services.database.db.transaction(async (tx) => {
    const sitting = await lockSitting(tx, seat.session_id);
    const { last } = await deletePresence(tx, { socket_id, diner_id: seat.diner_id });
    if (!last || !sitting?.open) return false;
    await bumpSitting(tx, seat.session_id, null);
    return true;
  });
  if (changed) await announceState(services, seat.session_id);
};
