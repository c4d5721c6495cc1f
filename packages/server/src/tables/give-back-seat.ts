import { openerAfter } from "@tablee/domain/tables/table-diners";
import type { Services } from "../services.ts";
import type { Seat } from "./join-table.ts";
import { deleteEmptySeats, updateDiner } from "./join-table.queries.ts";
import { bumpSitting, lockSitting, readSitting } from "./table-session.queries.ts";
import { announceState } from "./table-state.ts";

/**
 * Handles a socket that now sits under another name. If its former diner has chosen nothing and has no other device,
 * that seat is freed and the opener's rights pass on.
 */
export const giveBackSeat = async (services: Services, { session_id, diner_id }: Seat): Promise<void> => {
  const changed = await services.database.db.transaction(async (tx) => {
    if (!(await lockSitting(tx, session_id))?.open) return false;
    const sitting = await readSitting(tx, { id: session_id });
    const diner = sitting?.diners.find(({ id }) => id === diner_id);
    if (!sitting || !diner || diner.present) return false;
    const heir = openerAfter(sitting.diners, diner_id);
    if ((await deleteEmptySeats(tx, [diner_id])).length === 0) return false;
    if (diner.opener && heir !== null) await updateDiner(tx, heir, { opener: true });
    await bumpSitting(tx, session_id, null);
    return true;
  });
  if (changed) await announceState(services, session_id);
};
