import type { FrameParent } from "@tablee/contract/sites/sites.contract";
import { isParentOrigin } from "@tablee/domain/sites/origin";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import { notifyChange } from "../database/changes.ts";
import type { Viewer } from "../http/context.ts";
import { refusedIn, refusedPart, type RightRefusal } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import {
  countFrameParents,
  deleteFrameParent,
  findFrameParent,
  insertFrameParent,
  readFrameParent,
} from "./frame-parents.queries.ts";
import { lockSitesOf } from "./sites.queries.ts";

/** More origins would make the `frame-ancestors` directive unreadable. */
const MOST_PARENTS = 20;

type Refusal = RightRefusal | { code: "invalid_origin" | "too_many_origins" };

/** Allows an origin's pages to show a restaurant's menu in a frame (shell §29). Allowing it again changes nothing. */
export const allowParent = (
  { database: { db }, clock }: Services,
  viewer: Viewer,
  { restaurant_id, origin }: { restaurant_id: number; origin: string },
): Promise<FrameParent | Refusal> =>
  db.transaction(async (tx) => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "domains");
    if (refusal) return refusal;
    if (!isParentOrigin(origin)) return { code: "invalid_origin" };
    await lockSitesOf(tx, restaurant_id);
    const there = await findFrameParent(tx, restaurant_id, origin);
    if (there) return there;
    if ((await countFrameParents(tx, restaurant_id)) >= MOST_PARENTS) return { code: "too_many_origins" };
    const date = clock();
    const row = await insertFrameParent(tx, { restaurant_id, origin, date_creation: date });
    const entry = { account_id: viewer.account_id, restaurant_id, subject: `frame ${origin}` as const, date };
    await writeAudit(tx, { ...entry, action: "frame.allow", after: { origin } });
    await notifyChange(tx, "domains");
    return row;
  });

export const disallowParent = ({ database: { db }, clock }: Services, viewer: Viewer, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await readFrameParent(tx, id);
    if (!row || (await refusedPart(tx, viewer, row.restaurant_id, "domains"))) return false;
    const { restaurant_id, origin } = row;
    await deleteFrameParent(tx, id);
    const entry = { account_id: viewer.account_id, restaurant_id, subject: `frame ${origin}` as const, date: clock() };
    await writeAudit(tx, { ...entry, action: "frame.disallow", before: { origin } });
    await notifyChange(tx, "domains");
    return true;
  });
