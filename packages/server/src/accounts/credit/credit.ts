import type { Credit } from "@tablee/contract/accounts/credit.contract";
import { checkCredit } from "@tablee/domain/accounts/credit/credit";
import { toDecimal, toMinor } from "@tablee/domain/money/minor";
import { telling } from "../../events/telling.ts";
import type { Viewer } from "../../http/context.ts";
import type { Services } from "../../services.ts";
import { writeAudit } from "../stored/audit.queries.ts";
import { holdMember, insertCredit, listCredits, sumCredits } from "./credits.queries.ts";

/** More credits than any member gets in years. */
const SHOWN = 50;

interface Wish {
  id: number;
  /** In dollars, as on the wire. */
  amount: number;
  reason: string;
  key: string;
}
type Refused = { code: "not_found" } | NonNullable<ReturnType<typeof checkCredit>>;

/**
 * Gives a member credit (accounts §53), records it in the audit list and notifies the member. A repeated key gives
 * nothing again. Returns the member's balance in dollars.
 */
export const grantCredit = (services: Services, by: Viewer, wish: Wish): Promise<Refused | { balance: number }> => {
  const { database, clock } = services;
  const amount = toMinor(wish.amount);
  const reason = wish.reason.trim();
  return telling(services, (say) =>
    database.db.transaction(async (tx) => {
      const refused = checkCredit({ amount, reason });
      if (refused) return refused;
      const { id: account_id, key } = wish;
      if (!(await holdMember(tx, account_id))) return { code: "not_found" };
      const at = clock();
      const before = await sumCredits(tx, account_id);
      const isNew = await insertCredit(tx, { account_id, amount, reason, key, granted_by: by.account_id, date: at });
      const after = await sumCredits(tx, account_id);
      if (isNew) {
        await writeAudit(tx, {
          account_id: by.account_id,
          restaurant_id: null,
          action: "member.credit",
          subject: `account ${account_id}`,
          before: { credit: toDecimal(before) },
          after: { credit: toDecimal(after), reason },
          date: at,
        });
        await say(tx, "member.credited", { account_id, amount: toDecimal(amount), at });
      }
      return { balance: toDecimal(after) };
    }),
  );
};

/** A member's balance, with the most recent credits. */
export const readCredit = async ({ database: { db } }: Services, { account_id }: Viewer): Promise<Credit> => {
  const [balance, rows] = await Promise.all([sumCredits(db, account_id), listCredits(db, account_id, SHOWN)]);
  return {
    balance: toDecimal(balance),
    credits: rows.map((row) => ({ ...row, amount: toDecimal(row.amount), date: row.date.toISOString() })),
  };
};
