import { randomBytes } from "node:crypto";
import { mayLeadTo } from "@tablee/domain/sharing/share";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { insertShortLink, ownsRestaurant } from "./sharing.queries.ts";

type Added = { key: string; path: string } | { refused: "forbidden" | "invalid_path" | "key_taken" };

/** Creates a short link to one of our pages (sharing §5); without a given key it gets one that cannot be guessed. */
export const addShortLink = (
  { database, clock }: Services,
  { account_id, admin }: Viewer,
  { path, key: wanted }: { path: string; key?: string | undefined },
): Promise<Added> =>
  database.db.transaction(async (tx) => {
    if (!admin && !(await ownsRestaurant(tx, account_id))) return { refused: "forbidden" };
    if (!mayLeadTo(path)) return { refused: "invalid_path" };
    const key = wanted ?? `k${randomBytes(9).toString("hex")}`;
    const date = clock();
    if (!(await insertShortLink(tx, { key, path, account_id, created_at: date }))) return { refused: "key_taken" };
    await writeAudit(tx, {
      account_id,
      restaurant_id: null,
      action: "short_link.add",
      subject: `short_link ${key}` as const,
      after: { path },
      date,
    });
    return { key, path };
  });
