import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Queryable } from "../database/open-database.ts";
import { knownDevices } from "./stored/sign-in.table.ts";

/** More devices than anybody has; those used last are kept. */
const KEPT = 50;

/** Records the device of a sign-in; says whether it is the account's first device, a known one or a new one. */
export const keepDevice = async (
  tx: Queryable,
  { account_id, device_hash, at }: { account_id: number; device_hash: string; at: Date },
): Promise<"first" | "known" | "new"> => {
  const own = eq(knownDevices.account_id, account_id);
  const known = await tx
    .select({ device_hash: knownDevices.device_hash })
    .from(knownDevices)
    .where(own)
    .orderBy(desc(knownDevices.last_signed_in_at))
    .limit(KEPT);
  await tx
    .insert(knownDevices)
    .values({ account_id, device_hash, known_since: at, last_signed_in_at: at })
    .onConflictDoUpdate({
      target: [knownDevices.account_id, knownDevices.device_hash],
      set: { last_signed_in_at: at },
    });
  if (known.some((one) => one.device_hash === device_hash)) return "known";
  if (known.length === KEPT) {
    const stay = [device_hash, ...known.slice(0, -1).map((one) => one.device_hash)];
    await tx.delete(knownDevices).where(and(own, notInArray(knownDevices.device_hash, stay)));
  }
  return known.length === 0 ? "first" : "new";
};
