import { openerAfter } from "@tablee/domain/tables/table-diners";
import type { Services } from "../services.ts";
import type { Seat } from "./join-table.ts";
import { deleteEmptySeats, updateDiner } from "./join-table.queries.ts";
import { deletePresencesOf } from "./presence.queries.ts";
import { bumpSitting, lockSitting, readSitting, type SittingRecord } from "./table-session.queries.ts";
import { stateOf } from "./table-state.ts";

/**
 * Handles a diner who leaves: the lines stay for the others, the opener's rights go to one of them, and this seat
 * cannot change anything until the diner joins again. A diner without an account who has chosen nothing gives up the
 * seat. Returns false if the diner had no seat any more.
 */
export const leaveTable = async (services: Services, seat: Seat): Promise<boolean> => {
  const at = services.clock();
  const left = await services.database.db.transaction(
    async (tx): Promise<{ record: SittingRecord | null; freed: string[] } | null> => {
      if (!(await lockSitting(tx, seat.session_id))?.open) return null;
      const sitting = await readSitting(tx, { id: seat.session_id });
      const diner = sitting?.diners.find(({ id }) => id === seat.diner_id);
      if (!sitting || !diner || diner.left) return null;
      await updateDiner(tx, diner.id, { left_at: at, opener: false, doing: null });
      const heir = openerAfter(sitting.diners, diner.id);
      if (heir !== null) await updateDiner(tx, heir, { opener: true });
      await deletePresencesOf(tx, diner.id);
      await bumpSitting(tx, sitting.id, at);
      const record = await readSitting(tx, sitting);
      const freed = await deleteEmptySeats(tx, [diner.id]);
      return { record, freed };
    },
  );
  if (!left) return false;
  const { record, freed } = left;
  const before = record && (await stateOf(services, record));
  const user = before?.users.find(({ id }) => id === seat.diner_id);
  const table = before && { ...before, users: before.users.filter(({ id }) => !freed.includes(id)) };
  if (user && table) services.realtime.tableChanged("leave_table", { user, table });
  return true;
};
