import type { TableeCombo } from "@tablee/contract/restaurants/tablee-combo.schema";
import type {
  TableeMenu,
  TableeModifierGroup,
  TableeRestaurant,
} from "@tablee/contract/restaurants/tablee-format.schema";
import { readText } from "@tablee/domain/language/read-text";
import { offerProblem } from "@tablee/domain/menus/offer-problem";
import { tidyCode } from "@tablee/domain/menus/offer";
import { hasText } from "@tablee/domain/language/text-in";
import { nestingFaults } from "@tablee/domain/menus/nesting-faults";
import { isEverServed } from "@tablee/domain/menus/section-hours";
import { repeatedCapacity } from "@tablee/domain/orders/slot-capacity";
import { isTimezone } from "@tablee/domain/restaurants/local-time";
import type { JsonPath } from "./json/json-path.ts";
import type { Remarks } from "./remarks.ts";

export interface Checked {
  /** The source of the refs, unless a restaurant names its own. */
  source: string;
  restaurants: readonly TableeRestaurant[];
  /** The path of each restaurant in its file. */
  paths: readonly JsonPath[];
}

/**
 * Checks what no schema can: duplicate refs, refs that lead nowhere, groups that nobody could ever fill, names without
 * words.
 */
export function checkReferences({ source, restaurants, paths }: Checked, remarks: Remarks): void {
  for (const [, theirs] of Map.groupBy([...restaurants.entries()], ([, restaurant]) => restaurant.source ?? source)) {
    checkUnique(
      theirs.map(([index, { ref }]) => ({ ref, path: paths[index] ?? [] })),
      remarks,
    );
  }
  for (const [index, restaurant] of restaurants.entries()) {
    if (remarks.full) return;
    const path = paths[index] ?? [];
    checkName(restaurant, path, remarks);
    const { timezone } = restaurant;
    if (!isTimezone(timezone)) {
      remarks.error([...path, "timezone"], "timezone_unknown", `There is no timezone ${String(timezone)}`);
    }
    checkPremises(restaurant, path, remarks);
    checkDates(restaurant, path, remarks);
    checkOffers(restaurant, [...path, "offers"], remarks);
    if (!restaurant.menu) continue;
    checkMenu(restaurant.menu, [...path, "menu"], remarks);
    checkTax(restaurant.tax, restaurant.menu, [...path, "tax"], remarks);
  }
}

/** Checks that each capacity limit and each table is given only once. */
function checkPremises({ capacity = [], tables = [] }: TableeRestaurant, path: JsonPath, remarks: Remarks): void {
  const twice = repeatedCapacity(capacity);
  if (twice !== null) remarks.error([...path, "capacity", twice], "duplicate_ref", "Its mode has this limit already");
  const seen = new Set<string>();
  for (const [index, name] of tables.entries()) {
    const key = name.toLowerCase();
    if (seen.has(key)) remarks.error([...path, "tables", index], "duplicate_ref", `The table ${name} is given twice`);
    seen.add(key);
  }
}

function checkDates({ special_hours }: TableeRestaurant, path: JsonPath, remarks: Remarks): void {
  for (const [index, { from, to }] of special_hours.entries()) {
    if (from <= to) continue;
    remarks.error([...path, "special_hours", index, "to"], "dates_reversed", `They end on ${to}, before ${from}`);
  }
}

/** Checks the offers. One may name a dish that has left the menu: that is not a fault of the file. */
function checkOffers({ offers }: TableeRestaurant, path: JsonPath, remarks: Remarks): void {
  checkUnique(placesOf(offers, path), remarks);
  const told = offers.map((offer) => ({
    ...offer,
    name: readText(offer.name),
    code: offer.code === null ? null : tidyCode(offer.code),
  }));
  const wrong = offerProblem(told);
  if (wrong) remarks.error([...path, wrong.at], wrong.code, "No restaurant can offer this");
}

/** Checks the tax rates: the items that they name must be in the menu that comes with them. */
function checkTax(tax: TableeRestaurant["tax"], menu: TableeMenu, path: JsonPath, remarks: Remarks): void {
  const items = new Set(menu.items.map(({ ref }) => ref));
  for (const [index, { name, item_ids }] of (tax?.rates ?? []).entries()) {
    const at = [...path, "rates", index];
    checkName({ name }, at, remarks);
    checkItems(item_ids ?? [], items, [...at, "item_ids"], remarks);
  }
}

interface Place {
  ref: string;
  path: JsonPath;
}

const placesOf = (rows: readonly { ref: string }[], path: JsonPath): Place[] =>
  rows.map(({ ref }, index) => ({ ref, path: [...path, index] }));

function checkUnique(places: readonly Place[], remarks: Remarks): void {
  const seen = new Set<string>();
  for (const { ref, path } of places) {
    if (seen.has(ref)) remarks.error([...path, "ref"], "duplicate_ref", `The ref ${ref} is given twice`);
    seen.add(ref);
  }
}

function checkName(named: { name: TableeRestaurant["name"] }, path: JsonPath, remarks: Remarks): void {
  if (!hasText(readText(named.name))) remarks.error([...path, "name"], "name_missing", "A name without words");
}

const unknown = (remarks: Remarks, path: JsonPath, what: string, ref: string): void =>
  remarks.error(path, "unknown_ref", `This menu has no ${what} with the ref ${ref}`);

function checkMenu(menu: TableeMenu, path: JsonPath, remarks: Remarks): void {
  const sections = checkSections(menu, [...path, "sections"], remarks);
  const items = new Set(menu.items.map(({ ref }) => ref));
  checkUnique(placesOf(menu.items, [...path, "items"]), remarks);
  for (const [index, item] of menu.items.entries()) {
    const at = [...path, "items", index];
    checkName(item, at, remarks);
    const { section_id } = item;
    if (section_id === null || sections.has(section_id)) continue;
    unknown(remarks, [...at, "section_id"], "section", section_id);
  }

  checkUnique(placesOf(menu.modifier_groups, [...path, "modifier_groups"]), remarks);
  const keys = new Set(
    menu.modifier_groups.flatMap((group) => group.modifiers.map(({ ref }) => `${group.ref}|${ref}`)),
  );
  for (const [index, group] of menu.modifier_groups.entries()) {
    checkGroup(group, items, keys, [...path, "modifier_groups", index], remarks);
  }
  checkNesting(menu.modifier_groups, [...path, "modifier_groups"], remarks);
  checkUnique(placesOf(menu.combos, [...path, "combos"]), remarks);
  const priced = new Set(menu.items.filter(({ price }) => price !== null).map(({ ref }) => ref));
  warnOfLostParts(menu, [...path, "items"], remarks);
  for (const [index, combo] of menu.combos.entries()) {
    const at = [...path, "combos", index];
    checkCombo(combo, items, at, remarks);
    warnOfUnorderable(combo, priced, at, remarks);
  }
}

/** Checks the sections and returns their refs. A section that is never available would take its dishes off the menu. */
function checkSections({ sections }: TableeMenu, path: JsonPath, remarks: Remarks): ReadonlySet<string> {
  checkUnique(placesOf(sections, path), remarks);
  for (const [index, section] of sections.entries()) {
    checkName(section, [...path, index], remarks);
    if (isEverServed(section)) continue;
    remarks.error([...path, index, "hours"], "section_never", "Its hours are empty: leave them out for always");
  }
  return new Set(sections.map(({ ref }) => ref));
}

function checkGroup(
  group: TableeModifierGroup,
  items: ReadonlySet<string>,
  keys: ReadonlySet<string>,
  path: JsonPath,
  remarks: Remarks,
): void {
  checkName(group, path, remarks);
  if (group.ref.includes("|")) {
    remarks.error([...path, "ref"], "invalid_value", 'A group\'s ref holds no "|": it parts group and modifier');
  }
  checkLimits(group, path, remarks);
  checkUnique(placesOf(group.modifiers, [...path, "modifiers"]), remarks);
  checkItems(group.items, items, [...path, "items"], remarks);
  for (const [index, modifier] of group.modifiers.entries()) {
    const at = [...path, "modifiers", index];
    if (modifier.type !== "separator") checkName(modifier, at, remarks);
    for (const [step, key] of modifier.conditional_modifiers.entries()) {
      if (!keys.has(key)) unknown(remarks, [...at, "conditional_modifiers", step], "modifier", key);
    }
  }
}

const NESTED_WORDS = {
  choices_circle: "opens itself in a circle",
  choices_too_deep: "is asked deeper than three levels",
  choices_twice: "could be asked twice for one dish: two choices that open it can both be taken",
} as const;

/** Checks nested groups: they must belong to this menu, without circles, not too deep, and each only once at a time. */
function checkNesting(groups: readonly TableeModifierGroup[], path: JsonPath, remarks: Remarks): void {
  const refs = new Set(groups.map(({ ref }) => ref));
  for (const [index, { modifiers }] of groups.entries()) {
    for (const [at, { modifier_groups }] of modifiers.entries()) {
      for (const [step, ref] of modifier_groups.entries()) {
        const place = [...path, index, "modifiers", at, "modifier_groups", step];
        if (!refs.has(ref)) unknown(remarks, place, "modifier group", ref);
        else if (modifier_groups.indexOf(ref) < step) {
          remarks.error(place, "duplicate_ref", `The group ${ref} is given twice`);
        }
      }
    }
  }
  for (const { code, group, modifier, opened } of nestingFaults(groups)) {
    const place = [...path, group, "modifiers", modifier, "modifier_groups"];
    remarks.error(place, code, `The group ${opened} ${NESTED_WORDS[code]}`);
  }
}

/** Checks that a group can be filled; otherwise its items could never be ordered. */
function checkLimits(group: TableeModifierGroup, path: JsonPath, remarks: Remarks): void {
  const { min_selected_amount: min, max_selected_amount: max, selections_per_item: each } = group;
  const grows = group.size_link === "linked";
  if (min > max && !grows) {
    remarks.error([...path, "min_selected_amount"], "minimum_above_maximum", `At least ${min} of at most ${max}`);
    return;
  }
  const selectable = group.modifiers.filter(({ type }) => type === "selectable").length;
  const reachable = each === -1 ? (selectable > 0 ? max : 0) : selectable * Math.max(1, each);
  const asked = min === -1 ? max : min;
  if (selectable > 0 && asked > reachable && !grows) {
    remarks.error(
      [...path, "min_selected_amount"],
      "minimum_unreachable",
      `At least ${asked}, but only ${reachable} can be`,
    );
  }
}

function checkItems(refs: readonly string[], items: ReadonlySet<string>, path: JsonPath, remarks: Remarks): void {
  const seen = new Set<string>();
  for (const [index, ref] of refs.entries()) {
    if (!items.has(ref)) unknown(remarks, [...path, index], "item", ref);
    else if (seen.has(ref)) remarks.error([...path, index], "duplicate_ref", `The item ${ref} is given twice`);
    seen.add(ref);
  }
}

function checkCombo(combo: TableeCombo, items: ReadonlySet<string>, path: JsonPath, remarks: Remarks): void {
  checkName(combo, path, remarks);
  checkUnique(placesOf(combo.slots, [...path, "slots"]), remarks);
  for (const [index, slot] of combo.slots.entries()) {
    const at = [...path, "slots", index];
    checkName(slot, at, remarks);
    checkEntries(slot, items, [...at, "items"], remarks);
    checkPortions(slot, at, remarks);
  }
  const primary = combo.primary_slot;
  if (primary !== null && !combo.slots.some(({ ref }) => ref === primary)) {
    unknown(remarks, [...path, "primary_slot"], "slot", primary);
  }
}

type Slot = TableeCombo["slots"][number];

/** Checks the entries of a slot, in which an item may appear at several prices, each under its own variant. */
function checkEntries(slot: Slot, items: ReadonlySet<string>, path: JsonPath, remarks: Remarks): void {
  const seen = new Set<string>();
  for (const [index, { item, variant }] of slot.items.entries()) {
    const key = `${variant} ${item}`;
    if (!items.has(item)) unknown(remarks, [...path, index], "item", item);
    else if (seen.has(key)) remarks.error([...path, index], "duplicate_ref", `The item ${item} is given twice`);
    seen.add(key);
  }
}

/** Checks that a slot can be filled; otherwise its combo could never be ordered. */
function checkPortions(slot: Slot, path: JsonPath, remarks: Remarks): void {
  const { min, max, items } = slot;
  if (min > max) return remarks.error([...path, "min"], "minimum_above_maximum", `At least ${min} of at most ${max}`);
  const reachable = items.reduce((sum, { limit }) => sum + Math.min(max, limit ?? max), 0);
  if (slot.optional || min <= reachable) return;
  remarks.error([...path, "min"], "minimum_unreachable", `At least ${min}, but only ${reachable} can be`);
}

/** Warns of hidden dishes that are in no combo, because they cannot be ordered at all. */
function warnOfLostParts({ items, combos }: TableeMenu, path: JsonPath, remarks: Remarks): void {
  const parts = new Set(combos.flatMap(({ slots }) => slots.flatMap((slot) => slot.items.map(({ item }) => item))));
  for (const [index, { hidden, ref }] of items.entries()) {
    if (!hidden || parts.has(ref)) continue;
    remarks.warning([...path, index, "hidden"], "hidden_nowhere", `No combo has ${ref}, and it cannot be had alone`);
  }
}

/** Warns of required slots without any priced item, because their combo can never be ordered. */
function warnOfUnorderable(combo: TableeCombo, priced: ReadonlySet<string>, path: JsonPath, remarks: Remarks): void {
  for (const [index, { optional, items }] of combo.slots.entries()) {
    if (optional || items.some(({ item, use_base_price }) => !use_base_price || priced.has(item))) continue;
    const message = `The combo ${combo.ref} cannot be ordered: nothing of this part has a price`;
    remarks.warning([...path, "slots", index, "items"], "combo_unorderable", message);
  }
}
