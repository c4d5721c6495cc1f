import type { StaffRole } from "@tablee/domain/accounts/right";
import type { Text } from "@tablee/domain/language/text";
import type { InferInsertModel } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { v7 as uuid } from "uuid";
import { accounts, blocks, follows } from "../accounts/stored/accounts.table.ts";
import { passwords } from "../accounts/stored/sign-in.table.ts";
import type { Queryable } from "../database/open-database.ts";
import { recommendations } from "../discoveries/discoveries.table.ts";
import {
  combos,
  comboSlotItems,
  comboSlots,
  menuItems,
  modifierGroupItems,
  modifierGroups,
  modifiers,
} from "../menus/menus.table.ts";
import { restaurants, restaurantStaff } from "../restaurants/stored/restaurants.table.ts";

type Insert<T extends PgTable> = Partial<InferInsertModel<T>>;

let counter = 0;
const unique = (kind: string): string => `${kind}-${++counter}`;
const both = (en: string, fr: string = en): Text => ({ en, fr, default: null });
const one = <T>(rows: T[]): T => rows[0]!;

/** A member. Without a hash, no password signs them in. */
export const makeAccount = async (
  db: Queryable,
  { password_hash, ...own }: Omit<Insert<typeof accounts>, "password_hash"> & { password_hash?: string } = {},
) => {
  const name = unique("member");
  const account = one(
    await db
      .insert(accounts)
      .values({ guid: uuid(), email: `${name}@tablee.test`, first_name: "Inès", last_name: "Gagnon", ...own })
      .returning(),
  );
  if (password_hash) await db.insert(passwords).values({ account_id: account.id, hash: password_hash });
  return { ...account, email: account.email ?? "" };
};

const always = [[0, 24]];
const AROUND_THE_CLOCK = {
  monday: always,
  tuesday: always,
  wednesday: always,
  thursday: always,
  friday: always,
  saturday: always,
  sunday: always,
};

/** A restaurant in Montréal, open around the clock, with every mode. */
export const makeRestaurant = async (db: Queryable, own: Insert<typeof restaurants> = {}) =>
  one(
    await db
      .insert(restaurants)
      .values({
        source: "test",
        ref: unique("restaurant"),
        name: both("Chez Margot"),
        description: both("A corner table", "Une table de coin"),
        menu_description: both("Burgers"),
        address: "4200 rue Saint-Denis",
        city: "Montréal",
        postal_code: "H2J 2K8",
        latitude: 45.523,
        longitude: -73.581,
        timezone: "America/Toronto",
        planned_orders_enabled: true,
        hours: AROUND_THE_CLOCK,
        delivery_offered: true,
        dine_in_offered: true,
        take_out_offered: true,
        curbside_pickup_offered: true,
        drive_through_offered: true,
        has_menu: true,
        // Tests place many orders by one member; the limit itself has a test of its own.
        max_open_orders: 10_000,
        ...own,
      })
      .returning(),
  );

export const makeStaff = async (
  db: Queryable,
  restaurant_id: number,
  account_id: number,
  role: StaffRole = "owner",
): Promise<void> => {
  await db.insert(restaurantStaff).values({ restaurant_id, account_id, role });
};

/** An item at $12.50. */
export const makeItem = async (db: Queryable, restaurant_id: number, own: Insert<typeof menuItems> = {}) => {
  const ref = unique("item");
  return one(
    await db
      .insert(menuItems)
      .values({
        restaurant_id,
        ref,
        position: counter,
        name: both("Smash burger"),
        description: both("Lacy edges", "Bords en dentelle"),
        price: 1_250 as never,
        orientation: "square",
        stock_status: "available",
        type: "plate",
        ...own,
      })
      .returning(),
  );
};

/** A group "choose one, at no cost" of items, with one modifier for each name. */
export const makeGroup = async (
  db: Queryable,
  restaurant_id: number,
  item_ids: number[],
  names: readonly string[],
  own: Insert<typeof modifierGroups> & { modifier?: Insert<typeof modifiers> } = {},
) => {
  const { modifier = {}, ...rest } = own;
  const group = one(
    await db
      .insert(modifierGroups)
      .values({
        restaurant_id,
        ref: unique("group"),
        position: counter,
        name: both("Cooking", "Cuisson"),
        description: both(""),
        min_selected_amount: 1,
        max_selected_amount: 1,
        selections_per_item: 1,
        price_display: "extra",
        ...rest,
      })
      .returning(),
  );
  for (const [position, item_id] of item_ids.entries()) {
    await db.insert(modifierGroupItems).values({ modifier_group_id: group.id, item_id, position });
  }
  const made = await db
    .insert(modifiers)
    .values(
      names.map((name, position) => ({
        modifier_group_id: group.id,
        ref: name,
        position,
        name: both(name),
        type: "selectable" as const,
        price: 0 as never,
        description: both(""),
        ...modifier,
      })),
    )
    .returning();
  return { ...group, modifiers: made };
};

/** A combo at $20 with one slot for each list of item ids. */
export const makeCombo = async (
  db: Queryable,
  restaurant_id: number,
  slots: readonly (readonly number[])[],
  own: Insert<typeof combos> = {},
) => {
  const combo = one(
    await db
      .insert(combos)
      .values({
        restaurant_id,
        ref: unique("combo"),
        position: counter,
        name: both("Combo"),
        description: both(""),
        base_price: 2_000 as never,
        primary_slot_ref: "slot-0",
        ...own,
      })
      .returning(),
  );
  const made = [];
  for (const [position, item_ids] of slots.entries()) {
    const slot = one(
      await db
        .insert(comboSlots)
        .values({ combo_id: combo.id, ref: `slot-${position}`, position, name: both("Slot") })
        .returning(),
    );
    await db
      .insert(comboSlotItems)
      .values(
        item_ids.map((item_id, at) => ({ combo_slot_id: slot.id, item_id, position: at, extra_price: 0 as never })),
      );
    made.push(slot);
  }
  return { ...combo, slots: made };
};

/** A public, approved discovery. */
export const makeRecommendation = async (db: Queryable, account_id: number, own: Insert<typeof recommendations> = {}) =>
  one(
    await db
      .insert(recommendations)
      .values({
        guid: uuid(),
        account_id,
        name: both(unique("Discovery"), "Découverte"),
        short_description: both("Short", "Courte"),
        description: both("Long", "Longue"),
        image_url: "/pictures/smash-burger.webp",
        status: "approved",
        visibility: "public",
        ...own,
      })
      .returning(),
  );

export const makeFollow = async (db: Queryable, follower_id: number, followed_id: number): Promise<void> => {
  await db.insert(follows).values({ follower_id, followed_id });
};

export const makeBlock = async (db: Queryable, blocker_id: number, blocked_id: number): Promise<void> => {
  await db.insert(blocks).values({ blocker_id, blocked_id });
};
