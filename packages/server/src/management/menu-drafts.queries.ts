import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuChange } from "@tablee/domain/management/menu-draft";
import type { PlanFailure } from "@tablee/domain/management/menu-plan";
import { and, asc, desc, eq, gt, inArray, isNull, lte, max, ne, or, type SQL, sql } from "drizzle-orm";
import { accounts } from "../accounts/stored/accounts.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { wholeChange, wholeCombo, wholeGroup } from "./stored/whole-parts.ts";
import { menuDraftChanges as c, menuDrafts as d, menuVersions as v } from "./stored/menu-drafts.table.ts";

const nameOf = sql<string | null>`nullif(btrim(${accounts.first_name} || ' ' || ${accounts.last_name}), '')`;

/** Returns 0 if nobody has ever edited the menu. */
export const readDraftRevision = async (db: Queryable, restaurant_id: number): Promise<number> => {
  const [row] = await db.select({ revision: d.revision }).from(d).where(eq(d.restaurant_id, restaurant_id));
  return row?.revision ?? 0;
};

/** Locks the draft until the transaction ends; returns its revision. */
export const lockDraft = async (tx: Queryable, restaurant_id: number): Promise<number> => {
  await tx.insert(d).values({ restaurant_id }).onConflictDoNothing();
  const [row] = await tx
    .select({ revision: d.revision })
    .from(d)
    .where(eq(d.restaurant_id, restaurant_id))
    .for("update");
  return row?.revision ?? 0;
};

const NO_PLAN = { publish_at: null, planned_by: null };
const NO_FAILURE = { plan_failure: null, plan_failed_at: null };

/** The planned publication of the draft, and why the last plan failed. */
export const readPlan = async (db: Queryable, restaurant_id: number) => {
  const [row] = await db
    .select({
      publish_at: d.publish_at,
      planned_by: d.planned_by,
      by: nameOf,
      plan_failure: d.plan_failure,
      plan_failed_at: d.plan_failed_at,
    })
    .from(d)
    .leftJoin(accounts, eq(accounts.id, d.planned_by))
    .where(eq(d.restaurant_id, restaurant_id));
  return row ?? { ...NO_PLAN, ...NO_FAILURE, by: null };
};

export const setPlan = async (
  tx: Queryable,
  restaurant_id: number,
  plan: { publish_at: Date; planned_by: number } | null,
): Promise<void> => {
  await tx
    .update(d)
    .set({ ...NO_FAILURE, ...(plan ?? NO_PLAN) })
    .where(eq(d.restaurant_id, restaurant_id));
};

export const failPlan = async (
  tx: Queryable,
  restaurant_id: number,
  plan_failure: PlanFailure,
  plan_failed_at: Date,
): Promise<void> => {
  await tx
    .update(d)
    .set({ ...NO_PLAN, plan_failure, plan_failed_at })
    .where(eq(d.restaurant_id, restaurant_id));
};

/** The account that planned it, in the form of a viewer; null if it is deleted. */
export const readPlanner = async (db: Queryable, account_id: number) => {
  const [row] = await db
    .select({ account_id: accounts.id, admin: accounts.admin })
    .from(accounts)
    .where(and(eq(accounts.id, account_id), isNull(accounts.deleted_at)));
  return row ?? null;
};

export const setDraftRevision = async (tx: Queryable, restaurant_id: number, revision: number): Promise<void> => {
  await tx.update(d).set({ revision }).where(eq(d.restaurant_id, restaurant_id));
};

export type ChangeRow = MenuChange & { by: string | null; date: Date };

/** Ordered by list, ref and field, so that the order is the same for everybody. */
export const readChanges = async (db: Queryable, restaurant_id: number): Promise<ChangeRow[]> => {
  const rows = await db
    .select({
      list: c.list,
      ref: c.ref,
      field: c.field,
      before: c.before,
      after: c.after,
      by: nameOf,
      date: c.changed_at,
    })
    .from(c)
    .leftJoin(accounts, eq(accounts.id, c.account_id))
    .where(eq(c.restaurant_id, restaurant_id))
    .orderBy(asc(c.list), asc(c.ref), asc(c.field));
  return rows.map(({ before, after, ...row }) => wholeChange({ ...row, before: before.value, after: after.value }));
};

/** More names than this add nothing. */
const MOST_OTHERS = 5;

/** Who else has edited the draft since a moment, by name, most recent first; null for a member without a name. */
export const readOthers = async (
  db: Queryable,
  restaurant_id: number,
  { account_id, since }: { account_id: number; since: Date },
): Promise<(string | null)[]> => {
  const rows = await db
    .select({ by: nameOf })
    .from(c)
    .innerJoin(accounts, eq(accounts.id, c.account_id))
    .where(and(eq(c.restaurant_id, restaurant_id), ne(c.account_id, account_id), gt(c.changed_at, since)))
    .groupBy(accounts.id)
    .orderBy(desc(max(c.changed_at)))
    .limit(MOST_OTHERS);
  return rows.map(({ by }) => by);
};

const MOST_AT_ONCE = 1_000;

function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += MOST_AT_ONCE) yield rows.slice(start, start + MOST_AT_ONCE);
}

export const putChanges = async (
  tx: Queryable,
  restaurant_id: number,
  changes: readonly MenuChange[],
  { account_id, at }: { account_id: number | null; at: Date },
): Promise<void> => {
  for (const chunk of chunksOf(changes)) {
    const rows = chunk.map(({ list, ref, field, before, after }) => ({
      restaurant_id,
      list,
      ref,
      field,
      before: { value: before },
      after: { value: after },
      account_id,
      changed_at: at,
    }));
    await tx
      .insert(c)
      .values(rows)
      .onConflictDoUpdate({
        target: [c.restaurant_id, c.list, c.ref, c.field],
        set: {
          before: sql`excluded.before`,
          after: sql`excluded.after`,
          account_id: sql`excluded.account_id`,
          changed_at: sql`excluded.changed_at`,
        },
      });
  }
};

export const dropChanges = async (
  tx: Queryable,
  restaurant_id: number,
  places: readonly Pick<MenuChange, "list" | "ref" | "field">[],
): Promise<void> => {
  for (const chunk of chunksOf(places)) {
    const these = chunk.map(({ list, ref, field }) => and(eq(c.list, list), eq(c.ref, ref), eq(c.field, field)));
    await tx.delete(c).where(and(eq(c.restaurant_id, restaurant_id), or(...these)));
  }
};

/** Deletes the draft's changes, and the plan for them. */
export const dropDraft = async (tx: Queryable, restaurant_id: number): Promise<void> => {
  await tx.delete(c).where(eq(c.restaurant_id, restaurant_id));
  await setPlan(tx, restaurant_id, null);
};

/** How many versions of a menu are kept (management §8). */
export const KEPT_VERSIONS = 200;

/** Newest first, without their menus. */
export const readVersions = (db: Queryable, restaurant_id: number) =>
  db
    .select({
      number: v.number,
      published_at: v.published_at,
      by: nameOf,
      changes: v.changes,
      imported: v.imported,
    })
    .from(v)
    .leftJoin(accounts, eq(accounts.id, v.account_id))
    .where(eq(v.restaurant_id, restaurant_id))
    .orderBy(desc(v.number))
    .limit(KEPT_VERSIONS);

/** The number of the version that a member published from this revision of the draft; null if there is none. */
export const readPublished = async (
  db: Queryable,
  { restaurant_id, revision, account_id }: { restaurant_id: number; revision: number; account_id: number },
): Promise<number | null> => {
  const [row] = await db
    .select({ number: v.number })
    .from(v)
    .where(and(eq(v.restaurant_id, restaurant_id), eq(v.draft_revision, revision), eq(v.account_id, account_id)));
  return row?.number ?? null;
};

interface Numbered {
  number: number;
  menu: EditedMenu;
}

/** One version, or the newest (null); null if there is none. */
export const readVersion = async (
  db: Queryable,
  restaurant_id: number,
  number: number | null,
): Promise<Numbered | null> => {
  const [row] = await db
    .select({ number: v.number, menu: v.menu })
    .from(v)
    .where(and(eq(v.restaurant_id, restaurant_id), number === null ? undefined : eq(v.number, number)))
    .orderBy(desc(v.number))
    .limit(1);
  if (!row) return null;
  const { combos, modifier_groups } = row.menu;
  const whole = { combos: combos.map(wholeCombo), modifier_groups: modifier_groups.map(wholeGroup) };
  return { ...row, menu: { ...row.menu, ...whole } };
};

/** Deletes all but the newest versions of each menu, whose numbers have no gaps; returns how many. */
export const deleteOldVersions = async (db: Queryable, kept: number, most: number): Promise<number> => {
  const many = db
    .select({ restaurant_id: v.restaurant_id, last: sql<number>`max(${v.number}) - ${kept}::int`.as("last") })
    .from(v)
    .groupBy(v.restaurant_id)
    .having(sql`max(${v.number}) - min(${v.number}) >= ${kept}::int`)
    .as("many");
  const old = db
    .select({ restaurant_id: v.restaurant_id, number: v.number })
    .from(v)
    .innerJoin(many, and(eq(many.restaurant_id, v.restaurant_id), lte(v.number, many.last)))
    .limit(most);
  const key = sql`(${v.restaurant_id}, ${v.number})`;
  return (await db.delete(v).where(inArray(key, old)).returning({ number: v.number })).length;
};

/** A version's menu, or the temporary table that holds it. */
export type VersionMenu = EditedMenu | SQL<EditedMenu>;

export const insertVersion = async (
  tx: Queryable,
  row: Omit<typeof v.$inferInsert, "menu"> & { menu: VersionMenu },
): Promise<void> => {
  await tx.insert(v).values(row);
};

/**
 * Puts the menu of a future version into a temporary table of the session, so that its size does not burden the
 * transaction that publishes it.
 */
export async function layVersion(db: Queryable, menu: EditedMenu): Promise<SQL<EditedMenu>> {
  const laid = sql.identifier("laid_menu_version");
  await db.execute(sql`drop table if exists ${laid}`);
  await db.execute(sql`create temp table ${laid} (menu jsonb not null)`);
  await db.execute(sql`insert into ${laid} values (${JSON.stringify(menu)}::jsonb)`);
  return sql<EditedMenu>`(select menu from ${laid})`;
}
