import { CHECKED_CODE_MS } from "@tablee/domain/accounts/phone-code";
import { purgeInBatches } from "../../jobs/purge-in-batches.ts";
import type { Services } from "../../services.ts";
import { deleteOldInvitations } from "./invitations.queries.ts";
import { deleteOldCodes, deleteOldSent } from "./phone-codes.queries.ts";

const HOUR_MS = 3_600_000;
const BATCH = 5_000;

/** Deletes expired codes, counters and invitations; returns how many rows. */
export async function purgeCodes({ database: { db }, clock }: Services, batch = BATCH): Promise<number> {
  const now = clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const codes = await purgeInBatches(batch, (most) => deleteOldCodes(db, ago(CHECKED_CODE_MS), most));
  const sent = await purgeInBatches(batch, (most) => deleteOldSent(db, ago(HOUR_MS), most));
  return codes + sent + (await purgeInBatches(batch, (most) => deleteOldInvitations(db, now, most)));
}
