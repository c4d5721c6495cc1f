import type { TableeMenu } from "@tablee/contract/restaurants/tablee-format.schema";
import { known } from "../known.ts";
import { givingWay } from "../reading.ts";
import type {
  ComboRow,
  GroupItemRow,
  GroupRow,
  ItemRow,
  ModifierRow,
  SectionRow,
  SlotItemRow,
  SlotRow,
  StoredMenus,
} from "./import.queries.ts";
import { countNew, planRows, type RowPlan, sameValue, type Wanted } from "./plan-rows.ts";
import { comboRow, groupRow, itemRow, modifierRow, sectionRow, slotItemFields, slotRow } from "./wanted-rows.ts";

/** The parts of a menu that have ids, each after its parent. */
export const MENU_PARTS = ["sections", "items", "groups", "modifiers", "combos", "slots"] as const;
export type MenuPart = (typeof MENU_PARTS)[number];
export type TakeId = (part: MenuPart) => number;

/** What is to be done with one restaurant's menu. */
export interface MenuPlan {
  sections: RowPlan<SectionRow>;
  items: RowPlan<ItemRow>;
  groups: RowPlan<GroupRow>;
  modifiers: RowPlan<ModifierRow>;
  combos: RowPlan<ComboRow>;
  slots: RowPlan<SlotRow>;
  /** The groups and slots whose items are replaced, and the new items. */
  group_items: { of: number[]; rows: GroupItemRow[] };
  slot_items: { of: number[]; rows: SlotItemRow[] };
  /** The existing groups and combos that changed, either themselves or in their contents. */
  changed_groups: Set<number>;
  changed_combos: Set<number>;
}

const byRef = <Row extends { ref: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.ref, row]));

/** Joins the refs of a nested row and its parent; NUL cannot occur in stored text. */
const within = (outer: string, inner: string): string => `${outer}\0${inner}`;

/** Returns the stored rows of a menu by the keys that identify them. */
const keysOf = (stored: StoredMenus) => {
  const groupRefs = new Map(stored.groups.map(({ id, ref }) => [id, ref]));
  const comboRefs = new Map(stored.combos.map(({ id, ref }) => [id, ref]));
  return {
    sections: byRef(stored.sections),
    items: byRef(stored.items),
    groups: byRef(stored.groups),
    modifiers: new Map(stored.modifiers.map((row) => [within(known(groupRefs, row.modifier_group_id), row.ref), row])),
    combos: byRef(stored.combos),
    slots: new Map(stored.slots.map((row) => [within(known(comboRefs, row.combo_id), row.ref), row])),
  };
};

/** Returns how many ids each table needs for the new rows of a menu. */
export function countNewRows(menu: TableeMenu, stored: StoredMenus): Record<MenuPart, number> {
  const keys = keysOf(stored);
  const missing = (refs: readonly string[], there: ReadonlyMap<string, unknown>): number =>
    countNew(
      refs.map((key) => ({ key, row: () => ({}) })),
      there,
    );
  return {
    sections: missing(
      menu.sections.map(({ ref }) => ref),
      keys.sections,
    ),
    items: missing(
      menu.items.map(({ ref }) => ref),
      keys.items,
    ),
    groups: missing(
      menu.modifier_groups.map(({ ref }) => ref),
      keys.groups,
    ),
    modifiers: missing(
      menu.modifier_groups.flatMap((group) => group.modifiers.map(({ ref }) => within(group.ref, ref))),
      keys.modifiers,
    ),
    combos: missing(
      menu.combos.map(({ ref }) => ref),
      keys.combos,
    ),
    slots: missing(
      menu.combos.flatMap((combo) => combo.slots.map(({ ref }) => within(combo.ref, ref))),
      keys.slots,
    ),
  };
}

/**
 * Compares a menu with its stored rows, and yields in between: it may be as large as an owner likes. Its references must
 * have been checked (check-references.ts).
 */
export async function planMenu(
  restaurant_id: number,
  menu: TableeMenu,
  stored: StoredMenus,
  takeId: TakeId,
): Promise<MenuPlan> {
  const giveWay = givingWay();
  const keys = keysOf(stored);
  await giveWay();
  const sections = await planRows<SectionRow>(
    menu.sections.map((section, position) => ({
      key: section.ref,
      row: () => sectionRow(restaurant_id, section, position),
    })),
    keys.sections,
    () => takeId("sections"),
    giveWay,
  );
  const items = await planRows<ItemRow>(
    menu.items.map((item, position) => ({
      key: item.ref,
      row: (found) => itemRow(restaurant_id, item, position, found),
    })),
    keys.items,
    () => takeId("items"),
    giveWay,
  );
  // An owner's menu also refers to archived items, which come back with their choices; that of a file cannot
  // (check-references.ts).
  const named = new Map([...stored.items.map(({ ref, id }) => [ref, id] as const), ...items.ids]);
  const planning: Planning = { restaurant_id, menu, stored, keys, items: named, takeId, giveWay };
  return { sections, items, ...(await planGroups(planning)), ...(await planCombos(planning)) };
}

type Keys = ReturnType<typeof keysOf>;
type Ids = ReadonlyMap<string, number>;

interface Planning {
  restaurant_id: number;
  menu: TableeMenu;
  stored: StoredMenus;
  keys: Keys;
  /** The ids of the dishes. */
  items: Ids;
  takeId: TakeId;
  giveWay: () => Promise<void>;
}

async function planGroups(planning: Planning) {
  const { restaurant_id, menu, stored, keys, items, takeId, giveWay } = planning;
  const groups = await planRows(
    menu.modifier_groups.map((group, position) => ({
      key: group.ref,
      row: () => groupRow(restaurant_id, group, position),
    })),
    keys.groups,
    () => takeId("groups"),
    giveWay,
  );
  const modifiers = await planModifiers(planning, groups.ids);
  const links = menu.modifier_groups.map((group) => ({
    of: known(groups.ids, group.ref),
    rows: group.items.map((ref, position) => ({
      modifier_group_id: known(groups.ids, group.ref),
      item_id: known(items, ref),
      position,
    })),
  }));
  await giveWay();
  const group_items = await planLinks(links, stored.group_items, (row) => row.modifier_group_id, giveWay);
  const touched = [...modifiers.write.map((row) => row.modifier_group_id), ...group_items.of];
  return { groups, modifiers, group_items, changed_groups: changedOf(groups, touched) };
}

/**
 * "groupRef|modifierRef" in the file becomes "groupId|modifierId" in the menu, so every modifier needs its id before
 * any row is built.
 */
async function planModifiers({ menu, keys, takeId, giveWay }: Planning, groups: Ids): Promise<RowPlan<ModifierRow>> {
  const places = menu.modifier_groups.flatMap((group) =>
    group.modifiers.map((modifier, position) => {
      const key = within(group.ref, modifier.ref);
      const id = keys.modifiers.get(key)?.id ?? takeId("modifiers");
      return { key, id, modifier, position, group_id: known(groups, group.ref), named: `${group.ref}|${modifier.ref}` };
    }),
  );
  await giveWay();
  const idOfName = new Map(places.map(({ named, group_id, id }) => [named, `${group_id}|${id}`]));
  const idOfKey = new Map(places.map(({ key, id }) => [key, id]));
  const wanted = places.map(({ key, modifier, position, group_id }): Wanted<ModifierRow> => ({
    key,
    row: (found) => {
      const named = {
        conditional_modifiers: modifier.conditional_modifiers.map((name) => known(idOfName, name)),
        modifier_groups: modifier.modifier_groups.map((ref) => known(groups, ref)),
      };
      return modifierRow(group_id, modifier, position, named, found);
    },
  }));
  await giveWay();
  return planRows(wanted, keys.modifiers, (key) => known(idOfKey, key), giveWay);
}

async function planCombos({ restaurant_id, menu, stored, keys, items, takeId, giveWay }: Planning) {
  const combos = await planRows(
    menu.combos.map((combo, position) => ({ key: combo.ref, row: () => comboRow(restaurant_id, combo, position) })),
    keys.combos,
    () => takeId("combos"),
    giveWay,
  );
  const places = menu.combos.flatMap((combo) =>
    combo.slots.map((slot, position) => ({
      combo_id: known(combos.ids, combo.ref),
      key: within(combo.ref, slot.ref),
      slot,
      position,
    })),
  );
  const slots = await planRows(
    places.map(({ key, combo_id, slot, position }) => ({ key, row: () => slotRow(combo_id, slot, position) })),
    keys.slots,
    () => takeId("slots"),
    giveWay,
  );
  const links = places.map(({ key, slot }) => ({
    of: known(slots.ids, key),
    rows: slot.items.map((choice, position) => ({
      combo_slot_id: known(slots.ids, key),
      item_id: known(items, choice.item),
      ...slotItemFields(choice),
      position,
    })),
  }));
  await giveWay();
  const slot_items = await planLinks(links, stored.slot_items, (row) => row.combo_slot_id, giveWay);
  const refilled = new Set(slot_items.of);
  const touched = [
    ...slots.write.map((row) => row.combo_id),
    ...places.flatMap(({ key, combo_id }) => (refilled.has(known(slots.ids, key)) ? combo_id : [])),
  ];
  return { combos, slots, slot_items, changed_combos: changedOf(combos, touched) };
}

const changedOf = <Row>(plan: RowPlan<Row>, touched: readonly number[]): Set<number> =>
  new Set([...plan.updated, ...touched]).difference(plan.created).difference(plan.removed);

/** Compares links, which have no ids: if any link of a parent differs, all of its links are replaced. */
async function planLinks<Row extends { position: number }>(
  wanted: readonly { of: number; rows: Row[] }[],
  stored: readonly Row[],
  holderOf: (row: Row) => number,
  giveWay: () => Promise<void>,
): Promise<{ of: number[]; rows: Row[] }> {
  const there = Map.groupBy(stored, holderOf);
  const changed: { of: number; rows: Row[] }[] = [];
  for (const { of, rows } of wanted) {
    await giveWay();
    const own = (there.get(of) ?? []).toSorted((a, b) => a.position - b.position);
    if (!sameValue(rows, own)) changed.push({ of, rows });
  }
  return { of: changed.map(({ of }) => of), rows: changed.flatMap(({ rows }) => rows) };
}
