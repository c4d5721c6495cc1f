import { checkAppeal } from "@tablee/domain/discoveries/deciding";
import type { Services } from "../../services.ts";
import { announceDiscovery, tellChanges } from "../discovery-changes.ts";
import { writeStep } from "../discovery-history.queries.ts";
import { changeOwn, lockOwn } from "./own.queries.ts";

type Refused = { code: "not_found" } | NonNullable<ReturnType<typeof checkAppeal>>;

/**
 * Asks the moderators to reconsider the member's own rejected discovery, once and with a sentence (discoveries §26).
 */
export async function appeal(
  { database: { db }, clock }: Services,
  account_id: number,
  { id, text }: { id: number; text: string },
): Promise<Refused | null> {
  const result = await db.transaction(async (tx) => {
    const row = await lockOwn(tx, id, account_id);
    if (!row) return { code: "not_found" } as const;
    const refused = checkAppeal({ status: row.status, appealed: row.appeal !== null }, text);
    if (refused) return refused;
    const date = clock();
    const words = text.trim();
    await changeOwn(tx, id, { status: "pending", appeal: words, waiting_since: date });
    await writeStep(tx, { recommendation_id: id, account_id, step: "appealed", words, date });
    return announceDiscovery(tx, row, row, { ...row, status: "pending" });
  });
  if ("code" in result) return result;
  tellChanges(db, result);
  return null;
}
