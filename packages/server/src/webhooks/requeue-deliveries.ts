import { purgeInBatches } from "../jobs/purge-in-batches.ts";
import type { Services } from "../services.ts";
import { deliveriesQueue, QUEUED_MS } from "./deliver.ts";
import { renewLost } from "./deliveries.queries.ts";

const BATCH = 500;

/**
 * Gives new jobs to the deliveries that have lost theirs, because it was interrupted as often as a job may be
 * (webhooks §4); returns how many. A job that was only late makes no second try: it claims it, or finds it made.
 */
export const requeueDeliveries = ({ database, jobs, clock }: Services, batch = BATCH): Promise<number> =>
  purgeInBatches(batch, (most) =>
    database.db.transaction(async (tx) => {
      const at = clock();
      const lost = await renewLost(tx, { due_before: new Date(at.getTime() - QUEUED_MS), at, most });
      for (const [group, of] of Map.groupBy(lost, ({ restaurant_id }) => `${restaurant_id}`)) {
        const toSend = of.map(({ delivery_id, tries }) => ({ delivery_id, tries }));
        await jobs.enqueueAll(tx, deliveriesQueue, toSend, { group });
      }
      return lost.length;
    }),
  );
