import { createHash } from "node:crypto";
import {
  TABLEE_LIMITS,
  type TableeModifier,
  type TableeModifierGroup,
} from "@tablee/contract/restaurants/tablee-format.schema";
import { MOST_NESTED } from "@tablee/domain/menus/nested-groups";
import type * as z from "zod";
import type { JsonPath } from "../json/json-path.ts";
import { known } from "../known.ts";
import { lettersIn, MOST_LETTERS } from "../letters-in.ts";
import { decimal } from "../square/square-groups.ts";
import type { Placed, UberCatalog } from "./uber-catalog.ts";
import { allergensOf } from "./uber-items.ts";
import type { Losses } from "./uber-losses.ts";
import type { UberGroup, UberItem, UberQuantity, UberQuantityInfo } from "./uber.schema.ts";
import { wordsOf } from "./uber-words.ts";

type GroupInput = z.input<typeof TableeModifierGroup>;
type ModifierInput = z.input<typeof TableeModifier>;

const LONGEST_REF = 120;

/** A ref of our own making: without the bar that parts group and modifier, and never too long. */
const refOf = (...parts: readonly string[]): string => {
  const ref = parts.join(":").replaceAll("|", "/");
  if (ref.length <= LONGEST_REF) return ref;
  const digest = createHash("sha256").update(ref).digest("hex").slice(0, 16);
  return `${ref.slice(0, LONGEST_REF - 17)}:${digest}`;
};

/**
 * How many choices are written at most, before those that are the same become one. In the file each is listed once and
 * refers to the groups that it opens, so that a few lines can mean more choices than any machine can write.
 */
const MOST_WRITTEN = 400_000;

/** The choices of a file open more than a menu may hold. */
class TooManyChoices extends Error {}

/**
 * Returns the groups of all dishes, or null if there are more than a menu may hold. A group that is the same for several
 * dishes is shared; a dish for which limits or prices differ gets its own. The groups that its choices open follow
 * directly after it (`open`).
 */
export function groupsOf(
  dishes: readonly Placed<UberItem>[],
  catalog: UberCatalog,
  losses: Losses,
): GroupInput[] | null {
  try {
    return groupsOfDishes(dishes, { catalog, losses, written: { choices: 0, letters: 0 } });
  } catch (error) {
    if (error instanceof TooManyChoices) return null;
    throw error;
  }
}

function groupsOfDishes(dishes: readonly Placed<UberItem>[], from: Reading): GroupInput[] {
  const made = new Map<string, GroupInput[]>();
  const refs = new Set<string>();
  for (const dish of dishes) {
    for (const id of dish.data.modifier_group_ids?.ids ?? []) {
      const placed = known(from.catalog.groups, id);
      const head = groupFor(placed, { ref: refOf(id), parent: dish.data.id }, from);
      if (!head) continue;
      const groups: Made = new Map();
      const whole = [open(head, placed, 1, { ...from, groups }), ...groups.values()];
      const key = contentOf(whole);
      const there = made.get(key);
      if (there) {
        there[0]?.items.push(dish.data.id);
        continue;
      }
      const named = renamed(whole, dish.data.id, refs);
      for (const { ref } of named) refs.add(ref);
      made.set(key, named);
      if (refs.size > TABLEE_LIMITS.modifier_groups) throw new TooManyChoices();
    }
  }
  return [...made.values()].flat();
}

const contentOf = (groups: readonly GroupInput[]): string =>
  JSON.stringify(groups.map((group) => ({ ...group, items: [] })));

/**
 * The first dish with a group uses its original ref; a differing group of another dish has the dish's id in its ref.
 */
function renamed(groups: GroupInput[], dish: string, refs: ReadonlySet<string>): GroupInput[] {
  const taken = groups.some(({ ref }) => refs.has(ref));
  const refNow = (ref: string) => (taken ? refOf(ref, dish) : ref);
  return groups.map((group, at) => ({
    ...group,
    ref: refNow(group.ref),
    items: at === 0 ? [dish] : [],
    modifiers: group.modifiers.map((modifier) => ({
      ...modifier,
      modifier_groups: (modifier.modifier_groups ?? []).map(refNow),
    })),
  }));
}

interface Within {
  ref: string;
  /** The item that has the group here: a dish, or the choice that opens it. */
  parent: string;
}

interface Reading {
  catalog: UberCatalog;
  losses: Losses;
  /** How many choices have been written so far, in all, and the characters of their texts. */
  written: { choices: number; letters: number };
}

/** Returns null if there is nothing to choose. */
function groupFor(
  { data, path }: Placed<UberGroup>,
  within: Within,
  { catalog, losses, written }: Reading,
): GroupInput | null {
  written.choices += data.modifier_options.length;
  if (written.choices > MOST_WRITTEN) throw new TooManyChoices();
  const options = data.modifier_options.map(({ id }) => known(catalog.items, id));
  if (options.length === 0) {
    losses.add([...path, "modifier_options"], "without_choices", "A group without choices");
    return null;
  }
  const limits = quantityFor(data.quantity_info, { ITEM: within.parent });
  if (limits.refund_under)
    losses.add([...path, "quantity_info"], "other_price", "What is taken off below a number of choices");
  if (limits.default_quantity) losses.add([...path, "quantity_info"], "counts", "How many are chosen beforehand");
  const each = eachOf(options, data, path, losses);
  const max = limits.max_permitted ?? (each === 1 ? options.length : Math.max(options.length, each));
  if (max === 0) {
    losses.add([...path, "quantity_info"], "without_choices", "A group of which nothing may be chosen");
    return null;
  }
  const min = limits.is_min_permitted_optional ? 0 : (limits.min_permitted ?? 0);
  const modifiers = options.map((option) => modifierOf(option, data.id, within.parent, losses));
  written.letters += lettersIn(modifiers);
  if (written.letters > MOST_LETTERS) throw new TooManyChoices();
  return {
    ref: within.ref,
    name: wordsOf(data.title, [...path, "title"], losses),
    min_selected_amount: min,
    max_selected_amount: max,
    selections_per_item: each >= max && max > 1 ? -1 : each,
    free_amount: limits.charge_above ?? 0,
    items: [],
    modifiers,
  };
}

const modifierOf = (option: Placed<UberItem>, group: string, parent: string, losses: Losses): ModifierInput => ({
  ref: option.data.id,
  preselected: (quantityFor(option.data.quantity_info, { MODIFIER_GROUP: group }).default_quantity ?? 0) > 0,
  name: wordsOf(option.data.title, [...option.path, "title"], losses),
  description: wordsOf(option.data.description, [...option.path, "description"], losses),
  price: decimal(priceIn(option, group, parent)),
  allergens: allergensOf(option, losses),
});

/** Returns the price within the group, else within the item that has the group, else the choice's own. */
const priceIn = ({ data }: Placed<UberItem>, group: string, parent: string): number => {
  const price = data.price_info;
  const over = (type: string, value: string) =>
    price?.overrides?.find((one) => one.context_type === type && one.context_value === value)?.price;
  return over("MODIFIER_GROUP", group) ?? over("ITEM", parent) ?? price?.price ?? 0;
};

const quantityFor = (info: UberQuantityInfo | null | undefined, context: Record<string, string>): UberQuantity => {
  const own = info?.overrides?.find((one) => context[one.context_type] === one.context_value && one.context_value);
  return { ...info?.quantity, ...own?.quantity };
};

/** Returns how often one choice may be taken; our groups have one limit for all their choices. */
function eachOf(options: readonly Placed<UberItem>[], group: UberGroup, path: JsonPath, losses: Losses): number {
  const limits = options.map(({ data }) => {
    const { min_permitted, max_permitted, default_quantity } = quantityFor(data.quantity_info, {
      MODIFIER_GROUP: group.id,
    });
    if (min_permitted) losses.add(path, "counts", "How often a single choice must be taken at least");
    if ((default_quantity ?? 0) > 1) losses.add(path, "counts", "What is chosen beforehand more than once");
    return Math.max(1, max_permitted ?? 1);
  });
  const least = Math.min(...limits);
  if (limits.some((limit) => limit !== least)) {
    losses.add(path, "counts", "Choices that may be taken more often than others: all may as often as the least");
  }
  return least;
}

/** The groups made for one dish, by ref, including those that its choices open. */
type Made = Map<string, GroupInput>;

/**
 * Adds the groups that the choices of a group open, and theirs, down to the third level. Each choice gets its own copy,
 * because two choices may be taken together; choices that exclude each other share one.
 */
function open(head: GroupInput, placed: Placed<UberGroup>, level: number, from: Opening): GroupInput {
  const single = head.max_selected_amount === 1;
  /** Refs of what earlier choices opened, by its id in the file. */
  const before = new Map<string, string[]>();
  const options = placed.data.modifier_options.map(({ id }) => known(from.catalog.items, id));
  const opened = options.map((option) =>
    (option.data.modifier_group_ids?.ids ?? []).flatMap((id) => {
      const below = known(from.catalog.groups, id);
      if (level === MOST_NESTED) {
        from.losses.add(below.path, "too_deep", "Choices more than three levels deep");
        return [];
      }
      const parent = option.data.id;
      const theirs = single ? (before.get(id) ?? []) : [];
      for (const ref of [...theirs, refOf(head.ref, parent, id)]) {
        const own = openedBelow({ ref, parent }, below, level, from);
        if (own === null) continue;
        before.set(id, [...theirs, own]);
        return [own];
      }
      return [];
    }),
  );
  return {
    ...head,
    modifiers: head.modifiers.map((modifier, at) => ({ ...modifier, modifier_groups: opened[at] ?? [] })),
  };
}

interface Opening extends Reading {
  /** What has been opened so far. */
  groups: Made;
}

/**
 * Returns the ref of a group below a choice; null if there is nothing to choose, or if a group with other content
 * already has that ref.
 */
function openedBelow(within: Within, below: Placed<UberGroup>, level: number, from: Opening): string | null {
  const head = groupFor(below, within, from);
  if (!head) return null;
  const groups: Made = new Map();
  const whole = open(head, below, level + 1, { ...from, groups });
  groups.set(whole.ref, whole);
  const there = from.groups.get(whole.ref);
  if (there && contentOf([there]) !== contentOf([whole])) return null;
  for (const [ref, group] of groups) if (!from.groups.has(ref)) from.groups.set(ref, group);
  return whole.ref;
}
