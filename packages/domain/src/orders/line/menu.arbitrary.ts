import fc from "fast-check";
import { minor, type Minor } from "../../money/minor.ts";
import type { LineModifier, OrderLine } from "./order-line.ts";
import { itemState } from "../../menus/item-availability.ts";
import {
  makeCombo,
  makeGroup,
  makeItem,
  makeMenu,
  makeModifier,
  makeSection,
  makeSlot,
  text,
} from "../../menus/menu.example.ts";
import {
  ITEM_TYPES,
  MOST_HEAT,
  SIZE_LINKS,
  type Combo,
  type Menu,
  type MenuItem,
  type ModifierGroup,
} from "../../menus/menu.ts";
import { MOST_NESTED } from "../../menus/nested-groups.ts";
import { composeLine } from "./valid-line.example.ts";

/**
 * fast-check arbitraries of menus and of lines on them, for property tests here and on the server. No product code
 * imports this file. Ids: items 1 to 9, groups 100 to 199, modifiers 1000 and up (unique within the menu), combos 10 to
 * 19, slots 20 to 99. Every menu has the item `PLAIN_ITEM`, which can be ordered and has no groups, so that every menu
 * has a valid line.
 */
export const PLAIN_ITEM = 9;

const amount: fc.Arbitrary<Minor> = fc.integer({ min: 0, max: 5000 }).map(minor);
const stock = fc.constantFrom("available", "available", "available", "available", "sold_out");

const itemArbitrary = (id: number): fc.Arbitrary<MenuItem> =>
  fc
    .record({
      price: fc.option(amount, { freq: 8 }),
      stock_status: stock,
      calories: fc.option(fc.integer({ min: 0, max: 1500 })),
      type: fc.constantFrom(...ITEM_TYPES),
      modifier_size: fc.integer({ min: 0, max: 3 }),
      use_wizard: fc.boolean(),
      section_id: fc.constantFrom(null, null, 1, 2),
      hidden: fc.constantFrom(false, false, false, true),
    })
    .map((given) =>
      id === PLAIN_ITEM
        ? makeItem({
            ...given,
            id,
            heat: 1,
            price: given.price ?? minor(900),
            hidden: false,
            stock_status: "available",
          })
        : makeItem({ ...given, id, heat: id % (MOST_HEAT + 1) }),
    );

const modifierKeys = (groupSizes: readonly number[]): string[] =>
  groupSizes.flatMap((size, group) =>
    Array.from({ length: size }, (_, index) => `${100 + group}|${1000 + group * 100 + index}`),
  );

const modifierArbitrary = (id: number, keys: readonly string[]) =>
  fc
    .record({
      type: fc.constantFrom("selectable" as const, "selectable" as const, "selectable" as const, "text" as const),
      // Some prices are negative, and some reductions exceed the price of their line.
      price: amount.map((price) => minor(price % 6 === 1 ? 0 - price : price)),
      size: fc.integer({ min: 0, max: 2 }),
      stock_status: stock,
      conditional_display: fc.constantFrom("none" as const, "none" as const, "hide-when-select" as const),
      conditional_modifiers: fc.array(fc.constantFrom(...keys, "100|1", "rubbish"), { maxLength: 3 }),
    })
    .map((given) => makeModifier({ ...given, id, preselected: id % 3 === 0 }));

const groupArbitrary = (index: number, size: number, keys: readonly string[]): fc.Arbitrary<ModifierGroup> =>
  fc
    .record({
      min_selected_amount: fc.integer({ min: -1, max: 2 }),
      max_selected_amount: fc.integer({ min: 0, max: 5 }),
      selections_per_item: fc.integer({ min: -1, max: 3 }),
      free_amount: fc.constantFrom(0, 0, 1, 2, 3),
      size_link: fc.constantFrom(null, null, ...SIZE_LINKS),
      price_display: fc.constantFrom("total" as const, "extra" as const),
      items: fc.subarray([1, 2, 3, 4]),
      modifiers: fc.tuple(...Array.from({ length: size }, (_, at) => modifierArbitrary(1000 + index * 100 + at, keys))),
    })
    .map((given) => makeGroup({ ...given, id: 100 + index }));

const plainGroups: fc.Arbitrary<ModifierGroup[]> = fc
  .array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 })
  .chain((sizes) => {
    const keys = modifierKeys(sizes);
    return fc.tuple(...sizes.map((size, index) => groupArbitrary(index, size, keys)));
  });

/** For each group the earlier group, and the choice in it, that opens it; null for a dish's own group. */
const nesting = fc.array(
  fc.option(fc.record({ under: fc.nat({ max: 3 }), choice: fc.nat({ max: 4 }), shared: fc.boolean() }), { freq: 2 }),
  { minLength: 4, maxLength: 4 },
);

/** Sometimes a choice opens later groups. Two choices of a single-choice group may open the same one. */
export const groupsArbitrary: fc.Arbitrary<ModifierGroup[]> = fc
  .record({ plain: plainGroups, nesting })
  .map(({ plain, nesting: places }) => {
    const groups = plain.map((group) => ({ ...group }));
    const depths = groups.map(() => 1);
    places.forEach((place, at) => {
      const [group, above] = [groups[at], place && groups[place.under]];
      const depth = (depths[place?.under ?? 0] ?? 1) + 1;
      if (!group || !above || !place || place.under >= at || depth > MOST_NESTED) return;
      const openers = above.modifiers.filter(({ type }) => type === "selectable");
      const first = openers[place.choice % Math.max(1, openers.length)];
      if (!first) return;
      const single = above.max_selected_amount === 1 && above.size_link !== "linked";
      const opening = place.shared && single ? openers.slice(0, 2).concat(first) : [first];
      group.items = [];
      depths[at] = depth;
      above.modifiers = above.modifiers.map((one) =>
        opening.includes(one) ? { ...one, modifier_groups: [...one.modifier_groups, group.id] } : one,
      );
    });
    return groups;
  });

const slotItemArbitrary = (item_id: number, variant = 0) =>
  fc
    .record({
      extra_price: amount,
      use_base_price: fc.boolean(),
      limit: fc.constantFrom(null, null, 1, 2),
    })
    .map((given) => ({ ...given, item_id, variant, name: variant === 0 ? null : text("large", "grand format") }));

/** Several items, each once; sometimes the first one again at another price. */
const slotItemsArbitrary = fc
  .record({
    ids: fc.subarray([1, 2, 3, 4, PLAIN_ITEM], { minLength: 1 }),
    twice: fc.constantFrom(false, false, true),
  })
  .chain(({ ids, twice }) =>
    fc.tuple(
      ...ids.map((id) => slotItemArbitrary(id)),
      ...ids.slice(0, twice ? 1 : 0).map((id) => slotItemArbitrary(id, 1)),
    ),
  );

/** Mostly one portion, as in most slots. */
const slotCounts = fc.constantFrom([1, 1], [1, 1], [1, 1], [1, 3], [2, 2], [2, 4]);

const slotArbitrary = (id: number) =>
  fc
    .record({ optional: fc.boolean(), counts: slotCounts, items: slotItemsArbitrary })
    .map(({ optional, counts: [minimum = 1, maximum = 1], items }) =>
      makeSlot(id, [], { optional, minimum: optional ? 0 : minimum, maximum, items }),
    );

const comboArbitrary = (index: number): fc.Arbitrary<Combo> =>
  fc
    .record({
      base_price: amount,
      limit_per_order: fc.option(fc.integer({ min: 1, max: 4 })),
      slots: fc
        .integer({ min: 1, max: 3 })
        .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => slotArbitrary(20 + index * 10 + at)))),
      primary: fc.nat({ max: 2 }),
    })
    .map(({ primary, ...given }) =>
      makeCombo({ ...given, id: 10 + index, primary_slot_id: given.slots[primary]?.id ?? null }),
    );

/** Any menu: limits of -1 and 0, sizes that link and modify, cycles of hiding, dead references, missing prices. */
export const menuArbitrary: fc.Arbitrary<Menu> = fc
  .record({
    items: fc
      .integer({ min: 2, max: 4 })
      .chain((count) => fc.tuple(...[1, 2, 3, 4].slice(0, count).map(itemArbitrary), itemArbitrary(PLAIN_ITEM))),
    modifier_groups: groupsArbitrary,
    combos: fc.integer({ min: 0, max: 2 }).chain((count) => fc.tuple(...[0, 1].slice(0, count).map(comboArbitrary))),
  })
  .map((given) => makeMenu({ ...given, sections: [makeSection({ id: 1 }), makeSection({ id: 2 })] }));

const modePrices = fc.record(
  { delivery: amount, dine_in: amount, take_out: amount, drive: amount },
  { requiredKeys: [] },
);

/** Any menu, with different prices in some ways of ordering. */
export const modePricedMenu: fc.Arbitrary<Menu> = fc
  .record({ menu: menuArbitrary, prices: fc.array(modePrices, { minLength: 1, maxLength: 7 }) })
  .map(({ menu, prices }) => {
    let at = 0;
    const priced = <Thing extends object>(thing: Thing) => ({
      ...thing,
      mode_prices: prices[at++ % prices.length] ?? {},
    });
    return {
      ...menu,
      items: menu.items.map(priced),
      combos: menu.combos.map(priced),
      modifier_groups: menu.modifier_groups.map((group) => ({ ...group, modifiers: group.modifiers.map(priced) })),
    };
  });

/** A menu whose items can all be ordered, for tests that are not about stock. */
export const orderableMenuArbitrary: fc.Arbitrary<Menu> = menuArbitrary.map((menu) => ({
  ...menu,
  items: menu.items.map((item) =>
    itemState(item) === "available"
      ? item
      : { ...item, hidden: false, price: item.price ?? minor(700), stock_status: "available" },
  ),
}));

const notes = fc.constantFrom("", "", "sans oignon", "no onions");

/** A line that can be ordered from this menu: `checkLine` finds no problem. */
export const lineArbitrary = (menu: Menu): fc.Arbitrary<OrderLine> =>
  fc
    .record({
      picks: fc.array(fc.nat({ max: 999 }), { minLength: 1, maxLength: 24 }),
      quantity: quantityArbitrary,
      notes,
    })
    .map(({ picks, ...given }) => composeLine(menu, PLAIN_ITEM, picks, given));

const quantityArbitrary = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 25 }));

/** Lines that can be ordered together within the combos' limits. */
export const linesArbitrary = (menu: Menu, maxLength = 5): fc.Arbitrary<OrderLine[]> =>
  fc.array(lineArbitrary(menu), { minLength: 1, maxLength }).map((lines) => {
    const seen = new Set<number>();
    const allowed = lines.filter((line) => {
      if (line.type === "item") return true;
      const first = !seen.has(line.combo_id);
      seen.add(line.combo_id);
      return first;
    });
    return allowed;
  });

export const menuWithLine = menuArbitrary.chain((menu) =>
  fc.record({ menu: fc.constant(menu), line: lineArbitrary(menu) }),
);
export const menuWithLines = menuArbitrary.chain((menu) =>
  fc.record({ menu: fc.constant(menu), lines: linesArbitrary(menu) }),
);

const idArbitrary = fc.oneof(
  fc.integer({ min: 1, max: PLAIN_ITEM }),
  fc.integer({ min: 10, max: 45 }),
  fc.integer({ min: 100, max: 104 }),
  fc.integer({ min: 1000, max: 1405 }),
  fc.constant(2_147_483_647),
);

/** Any number that JSON can represent, and some that it cannot. */
export const anyQuantity: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom(0, 26, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER, 1e300),
);

const entryArbitrary: fc.Arbitrary<LineModifier> = fc.record<LineModifier>({
  item_id: fc.oneof(fc.integer({ min: 1, max: PLAIN_ITEM }), idArbitrary),
  slot_id: fc.option(fc.oneof(fc.integer({ min: 20, max: 32 }), idArbitrary), { freq: 2 }),
  modifier_group_id: fc.option(fc.oneof(fc.integer({ min: 100, max: 104 }), idArbitrary), { freq: 3 }),
  selection: fc.array(
    fc.record({
      modifier_id: fc.oneof(fc.integer({ min: 1000, max: 1005 }), fc.integer({ min: 1100, max: 1105 }), idArbitrary),
      quantity: fc.oneof(
        { weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) },
        { weight: 1, arbitrary: anyQuantity },
      ),
    }),
    { maxLength: 4 },
  ),
  portion: fc.constantFrom(undefined, undefined, 1, 2, 3, 26),
  variant: fc.constantFrom(undefined, undefined, 0, 1),
});

/** A well-formed line with any content: unknown ids, other combos' slots, duplicate entries, absurd quantities. */
export const anyLineArbitrary: fc.Arbitrary<OrderLine> = fc
  .record({
    combo: fc.boolean(),
    item_id: fc.oneof(fc.integer({ min: 1, max: PLAIN_ITEM }), idArbitrary),
    combo_id: fc.oneof(fc.integer({ min: 10, max: 12 }), idArbitrary),
    modifiers: fc.array(entryArbitrary, { maxLength: 8 }),
    quantity: anyQuantity,
    notes: fc.string({ maxLength: 20 }),
  })
  .map(({ combo, item_id, combo_id, ...body }) =>
    combo ? { type: "combo", combo_id, ...body } : { type: "item", item_id, ...body },
  );
