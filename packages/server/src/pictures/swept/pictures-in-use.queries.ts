import { inArray } from "drizzle-orm";
import { accounts } from "../../accounts/stored/accounts.table.ts";
import type { Queryable } from "../../database/open-database.ts";
import { recommendations } from "../../discoveries/discoveries.table.ts";

/** Which of some addresses of members' pictures stand in a row. What imports bring is not theirs, and lies elsewhere. */
export async function addressesInUse(db: Queryable, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const own = [...addresses];
  const [avatars, discoveries] = await Promise.all([
    db.select({ url: accounts.avatar_url }).from(accounts).where(inArray(accounts.avatar_url, own)),
    db.select({ url: recommendations.image_url }).from(recommendations).where(inArray(recommendations.image_url, own)),
  ]);
  return new Set([...avatars, ...discoveries].flatMap(({ url }) => url ?? []));
}
