import { createHash } from "node:crypto";
import type { TableeModifier, TableeModifierGroup } from "@tablee/contract/restaurants/tablee-format.schema";
import type * as z from "zod";
import type { JsonPath } from "../json/json-path.ts";
import { known } from "../known.ts";
import { decimal } from "../square/square-groups.ts";
import type { Placed, UberCatalog } from "./uber-catalog.ts";
import { allergensOf } from "./uber-items.ts";
import type { Losses } from "./uber-losses.ts";
import type { UberGroup, UberItem, UberQuantity, UberQuantityInfo } from "./uber.schema.ts";
import { wordsOf } from "./uber-words.ts";

type GroupInput = z.input<typeof TableeModifierGroup>;
type ModifierInput = z.input<typeof TableeModifier>;

const LONGEST_REF = 120;
/** What `conditional_modifiers` holds at most. */
const MOST_SIBLINGS = 60;

/** A ref of our own making: without the bar that parts group and modifier, and never too long. */
const refOf = (...parts: readonly string[]): string => {
  const ref = parts.join(":").replaceAll("|", "/");
  if (ref.length <= LONGEST_REF) return ref;
  const digest = createHash("sha256").update(ref).digest("hex").slice(0, 16);
  return `${ref.slice(0, LONGEST_REF - 17)}:${digest}`;
};

/**
 * The choices of all dishes. A group that says the same for several dishes is one group; where limits or prices differ
 * for a dish it gets one of its own. Choices below a choice come right behind it (`nestedGroups`).
 */
export function groupsOf(dishes: readonly Placed<UberItem>[], catalog: UberCatalog, losses: Losses): GroupInput[] {
  const made = new Map<string, GroupInput[]>();
  for (const dish of dishes) {
    for (const id of dish.data.modifier_group_ids?.ids ?? []) {
      const placed = known(catalog.groups, id);
      const head = groupFor(placed, { ref: refOf(id), parent: dish.data.id }, catalog, losses);
      if (!head) continue;
      const whole = [head, ...nestedGroups(head, placed, catalog, losses)];
      const key = contentOf(whole);
      const there = made.get(key);
      if (there) there.forEach((group) => group.items.push(dish.data.id));
      else made.set(key, renamed(whole, dish.data.id, made));
    }
  }
  return [...made.values()].flat();
}

const contentOf = (groups: readonly GroupInput[]): string =>
  JSON.stringify(groups.map((group) => ({ ...group, items: [] })));

/** The first to have a group has it by its own ref; another dish's that differs gets the dish's name in it. */
function renamed(groups: GroupInput[], dish: string, made: ReadonlyMap<string, readonly GroupInput[]>): GroupInput[] {
  const refs = new Set([...made.values()].flat().map(({ ref }) => ref));
  const taken = groups.some(({ ref }) => refs.has(ref));
  const refNow = (ref: string) => (taken ? refOf(ref, dish) : ref);
  const keyNow = (key: string) => {
    const bar = key.indexOf("|");
    return `${refNow(key.slice(0, bar))}${key.slice(bar)}`;
  };
  return groups.map((group) => ({
    ...group,
    ref: refNow(group.ref),
    items: [dish],
    modifiers: group.modifiers.map((modifier) => ({
      ...modifier,
      conditional_modifiers: (modifier.conditional_modifiers ?? []).map(keyNow),
    })),
  }));
}

interface Within {
  ref: string;
  /** The item whose group it is here: a dish, or the choice that opens it. */
  parent: string;
}

/** null: it asks for nothing. */
function groupFor(
  { data, path }: Placed<UberGroup>,
  within: Within,
  catalog: UberCatalog,
  losses: Losses,
): GroupInput | null {
  const options = data.modifier_options.map(({ id }) => known(catalog.items, id));
  if (options.length === 0) {
    losses.add([...path, "modifier_options"], "A group without choices");
    return null;
  }
  const limits = quantityFor(data.quantity_info, { ITEM: within.parent });
  if (limits.refund_under) losses.add([...path, "quantity_info"], "What is taken off below a number of choices");
  if (limits.default_quantity) losses.add([...path, "quantity_info"], "How many are chosen beforehand");
  const each = eachOf(options, data, path, losses);
  const max = limits.max_permitted ?? (each === 1 ? options.length : Math.max(options.length, each));
  if (max === 0) {
    losses.add([...path, "quantity_info"], "A group of which nothing may be chosen");
    return null;
  }
  const min = limits.is_min_permitted_optional ? 0 : (limits.min_permitted ?? 0);
  return {
    ref: within.ref,
    name: wordsOf(data.title, [...path, "title"], losses),
    min_selected_amount: min,
    max_selected_amount: max,
    selections_per_item: each >= max && max > 1 ? -1 : each,
    free_amount: limits.charge_above ?? 0,
    items: [],
    modifiers: options.map((option) => modifierOf(option, data.id, within.parent, losses)),
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

/** The price within a group, else within the item that has the group, else its own. */
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

/** How often one choice may be taken; our groups have one number for all of theirs. */
function eachOf(options: readonly Placed<UberItem>[], group: UberGroup, path: JsonPath, losses: Losses): number {
  const limits = options.map(({ data }) => {
    const { min_permitted, max_permitted, default_quantity } = quantityFor(data.quantity_info, {
      MODIFIER_GROUP: group.id,
    });
    if (min_permitted) losses.add(path, "How often a single choice must be taken at least");
    if ((default_quantity ?? 0) > 1) losses.add(path, "What is chosen beforehand more than once");
    return Math.max(1, max_permitted ?? 1);
  });
  const least = Math.min(...limits);
  if (limits.some((limit) => limit !== least)) {
    losses.add(path, "Choices that may be taken more often than others: all may as often as the least");
  }
  return least;
}

/**
 * Choices that a choice opens. Where exactly one must be taken above, the others hide what belongs to this one; where
 * several or none may be, nothing can hide it: an optional group then stands beside, a required one is lost. One more
 * level below is lost.
 */
function nestedGroups(
  above: GroupInput,
  placed: Placed<UberGroup>,
  catalog: UberCatalog,
  losses: Losses,
): GroupInput[] {
  const options = placed.data.modifier_options.map(({ id }) => known(catalog.items, id));
  const one = above.min_selected_amount === 1 && above.max_selected_amount === 1 && options.length <= MOST_SIBLINGS;
  return options.flatMap((option) =>
    (option.data.modifier_group_ids?.ids ?? []).flatMap((id, index) => {
      const path = [...option.path, "modifier_group_ids", "ids", index];
      const below = known(catalog.groups, id);
      const ref = refOf(above.ref, option.data.id, id);
      const group = groupFor(below, { ref, parent: option.data.id }, catalog, losses);
      if (!group) return [];
      if (!one && group.min_selected_amount !== 0) {
        losses.add(path, "Choices that must be made below a choice of which several may be taken");
        return [];
      }
      if (!one) losses.add(path, "For which choice another one stands: it can be made without that too");
      if (below.data.modifier_options.some((deeper) => hasGroups(known(catalog.items, deeper.id)))) {
        losses.add(below.path, "Choices two levels below a dish's");
      }
      return [one ? shownFor(group, option.data.id, above) : group];
    }),
  );
}

const hasGroups = ({ data }: Placed<UberItem>): boolean => (data.modifier_group_ids?.ids ?? []).length > 0;

const shownFor = (group: GroupInput, option: string, above: GroupInput): GroupInput => {
  const conditional_modifiers = above.modifiers.flatMap(({ ref }) => (ref === option ? [] : [`${above.ref}|${ref}`]));
  if (conditional_modifiers.length === 0) return group;
  return {
    ...group,
    modifiers: group.modifiers.map((modifier) => ({
      ...modifier,
      conditional_display: "hide-when-select",
      conditional_modifiers,
    })),
  };
};
