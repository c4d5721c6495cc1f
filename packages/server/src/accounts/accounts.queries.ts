import type { StaffRole } from "@tablee/domain/accounts/right";
import type { Interaction } from "@tablee/domain/discoveries/discovery";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Db, Queryable } from "../database/open-database.ts";
import { preparedFor } from "../database/prepared.ts";
import { interactions } from "../discoveries/discoveries.table.ts";
import { favoriteItems } from "../menus/favorite-items.table.ts";
import { favoriteRestaurants } from "../restaurants/stored/favorite-restaurants.table.ts";
import { restaurantStaff } from "../restaurants/stored/restaurants.table.ts";
import { accounts, blocks, follows } from "./stored/accounts.table.ts";
import { isStanding } from "./stored/standing.queries.ts";
import { accountLinks } from "./stored/proofs.table.ts";
import { authenticators, passkeys, passwords } from "./stored/sign-in.table.ts";

/**
 * What a login needs to know about an e-mail: null if no account has it; `password_hash` is null if the account has no
 * password.
 */
export const readCredentials = async (db: Queryable, email: string) => {
  const [row] = await db
    .select({ id: accounts.id, email_verified_at: accounts.email_verified_at, password_hash: passwords.hash })
    .from(accounts)
    .leftJoin(passwords, eq(passwords.account_id, accounts.id))
    .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()));
  return row ?? null;
};

/** The ids of a member's rows in another table, as an array column of the account's row. */
const idsOf = (db: Db, id: PgColumn, owner: PgColumn) =>
  sql<number[]>`array(${db.select({ id }).from(id.table).where(eq(owner, accounts.id)).orderBy(id)})`;

/** The members whom a member follows, without deleted accounts. */
const followedBy = (db: Db, which?: SQL) => {
  const followed = alias(accounts, "followed");
  const { followed_id: id, follower_id } = follows;
  const there = and(eq(follower_id, accounts.id), isStanding(followed), which);
  return sql<
    number[]
  >`array(${db.select({ id }).from(follows).innerJoin(followed, eq(followed.id, id)).where(there).orderBy(id)})`;
};

/** A member's interactions with discoveries by type, read in one scan. */
const doneBy = (db: Db) => {
  const ids = (type: Interaction) => {
    const { recommendation_id: id } = interactions;
    return sql<number[]>`coalesce(array_agg(${id} order by ${id}) filter (where ${eq(interactions.type, type)}), '{}')`;
  };
  return db
    .select({
      liked: ids("like").as("liked"),
      disliked: ids("dislike").as("disliked"),
      reported: ids("report").as("reported"),
      not_interested: ids("not-interested").as("not_interested"),
    })
    .from(interactions)
    .where(eq(interactions.account_id, accounts.id))
    .as("done");
};

const selectOwn = preparedFor((db) => {
  const done = doneBy(db);
  return db
    .select({
      account: accounts,
      following: followedBy(db),
      notified_following: followedBy(db, eq(follows.notified, true)),
      blocked: idsOf(db, blocks.blocked_id, blocks.blocker_id),
      kitchens: idsOf(db, restaurantStaff.restaurant_id, restaurantStaff.account_id),
      roles: sql<[number, StaffRole][]>`coalesce((select jsonb_agg(jsonb_build_array(s.restaurant_id, s.role)
        order by s.restaurant_id) from ${restaurantStaff} s where s.account_id = ${accounts.id}), '[]')`,
      has_authenticator: sql<boolean>`exists (select 1 from ${authenticators} a
        where a.account_id = ${accounts.id} and a.confirmed_at is not null)`,
      has_passkey: sql<boolean>`exists (select 1 from ${passkeys} p where p.account_id = ${accounts.id})`,
      liked: done.liked,
      disliked: done.disliked,
      reported: done.reported,
      not_interested: done.not_interested,
      favorite_items: idsOf(db, favoriteItems.item_id, favoriteItems.account_id),
      new_email: sql<string | null>`(${db
        .select({ email: accountLinks.email })
        .from(accountLinks)
        .where(and(eq(accountLinks.account_id, accounts.id), eq(accountLinks.kind, "change_email")))})`,
      favorite_restaurants: idsOf(db, favoriteRestaurants.restaurant_id, favoriteRestaurants.account_id),
    })
    .from(accounts)
    .crossJoinLateral(done)
    .where(eq(accounts.id, sql.placeholder("id")))
    .prepare("own_account");
});
export type OwnAccount = Awaited<ReturnType<ReturnType<typeof selectOwn>["execute"]>>[number];

/**
 * A member with everything that only the member may see, in one statement: every app requests it at start-up, and
 * several statements would compete for the pool's connections. null if there is none.
 */
export const readOwnAccount = async (db: Db, id: number): Promise<OwnAccount | null> => {
  const [own] = await selectOwn(db).execute({ id });
  return own ?? null;
};
