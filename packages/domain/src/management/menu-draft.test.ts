import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minor } from "../money/minor.ts";
import { changesBetween } from "./menu-difference.ts";
import { draftedMenu, fieldsOf, type MenuLine, type MenuLines, orderedRefs } from "./menu-draft.ts";
import { editDraft, inverseOf, type MenuEdit } from "./menu-edits.ts";
import { isPrice, PRICE_STEPS, shiftedPrice } from "./menu-prices.ts";

interface Dish extends MenuLine {
  name: { en: string | null; fr: string | null };
  price: number | null;
  tags: string[];
}
const dish = (ref: string, own: Partial<Dish> = {}): Dish => ({
  ref,
  listed: true,
  name: { en: ref, fr: null },
  price: 12.5,
  tags: [],
  ...own,
});
const menuOf = (...items: Dish[]) => ({ sections: [], items, modifier_groups: [], combos: [] }) satisfies MenuLines;
const set = (ref: string, field: string, seen: unknown, value: unknown): MenuEdit => ({
  kind: "set",
  list: "items",
  ref,
  field,
  seen,
  value,
});
const LIVE = menuOf(dish("a"), dish("b"), dish("c"));
const edited = (live: MenuLines, changes: Parameters<typeof editDraft>[1], ...edits: MenuEdit[]) => {
  const answer = editDraft(live, changes, edits);
  if (!("changes" in answer)) throw new Error(answer.code);
  return answer.changes;
};
const refsOf = (menu: MenuLines) => menu.items.map(({ ref }) => ref);

describe("a draft", () => {
  test("stores changed fields by their paths, and none that have their live value again (management §2)", () => {
    const one = edited(LIVE, [], set("a", "name.fr", null, "Un"), set("a", "price", 12.5, 13));
    expect(one).toEqual([
      { list: "items", ref: "a", field: "name.fr", before: null, after: "Un" },
      { list: "items", ref: "a", field: "price", before: 12.5, after: 13 },
    ]);
    expect(draftedMenu(LIVE, one).menu.items[0]).toEqual(dish("a", { name: { en: "a", fr: "Un" }, price: 13 }));
    expect(edited(LIVE, one, set("a", "name.fr", "Un", null), set("a", "price", 13, 12.5))).toEqual([]);
  });

  test("changes a field only where its value is the one that was seen (management §4)", () => {
    const theirs = edited(LIVE, [], set("a", "price", 12.5, 13));
    expect(editDraft(LIVE, theirs, [set("b", "price", 12.5, 1), set("a", "price", 12.5, 14)])).toEqual({
      code: "edit_conflict",
      conflicts: [{ list: "items", ref: "a", field: "price", theirs: 13, mine: 14 }],
    });
    expect(edited(LIVE, theirs, set("a", "price", 12.5, 13))).toEqual(theirs);
    expect(edited(LIVE, theirs, set("a", "name.fr", null, "Un"))).toHaveLength(2);
  });

  test("refuses a field or a line that the menu does not have", () => {
    expect(editDraft(LIVE, [], [set("a", "prise", undefined, 1)])).toMatchObject({ code: "field_unknown" });
    expect(editDraft(LIVE, [], [set("z", "price", 1, 2)])).toMatchObject({ code: "edit_conflict" });
    expect(editDraft(LIVE, [], [{ kind: "move", list: "items", ref: "z", after: null }])).toMatchObject({
      code: "line_unknown",
    });
    const again: MenuEdit = { kind: "add", list: "items", line: dish("a"), after: null };
    expect(editDraft(LIVE, [], [again])).toMatchObject({ code: "line_known" });
    expect(editDraft(LIVE, [], [{ kind: "remove", list: "items", ref: "a" }])).toMatchObject({ code: "line_known" });
  });

  test("adds, edits and moves lines, and removes only those that it added itself", () => {
    const line = dish("new");
    const added = edited(LIVE, [], { kind: "add", list: "items", line, after: "a" }, set("new", "price", 12.5, 3));
    expect(refsOf(draftedMenu(LIVE, added).menu)).toEqual(["a", "new", "b", "c"]);
    expect(draftedMenu(LIVE, added).menu.items[1]).toEqual(dish("new", { price: 3 }));
    expect(edited(LIVE, added, { kind: "remove", list: "items", ref: "new" })).toEqual([]);
    const moved = edited(LIVE, added, { kind: "move", list: "items", ref: "c", after: null });
    expect(refsOf(draftedMenu(LIVE, moved).menu)).toEqual(["c", "a", "new", "b"]);
  });

  test("accepts the same edit twice, so that an answer lost on its way loses no edit", () => {
    const add: MenuEdit = { kind: "add", list: "items", line: dish("new"), after: "a" };
    const remove: MenuEdit = { kind: "remove", list: "items", ref: "new" };
    const added = edited(LIVE, [], add);
    expect(edited(LIVE, added, add, set("new", "price", 12.5, 3))).toEqual(
      edited(LIVE, [], add, set("new", "price", 12.5, 3)),
    );
    const other: MenuEdit = { ...add, line: dish("new", { price: 3 }) };
    expect(editDraft(LIVE, added, [other])).toMatchObject({ code: "line_known" });
    expect(edited(LIVE, [], remove, set("a", "price", 12.5, 3))).toEqual(edited(LIVE, [], set("a", "price", 12.5, 3)));
  });

  test("lists what the live menu overtook, and keeps both values until somebody decides (management §5)", () => {
    const mine = edited(LIVE, [], set("a", "price", 12.5, 13), set("a", "name.fr", null, "Un"));
    const imported = menuOf(dish("a", { price: 20 }), dish("b"));
    const { menu, overtaken } = draftedMenu(imported, mine);
    expect(overtaken).toEqual([{ list: "items", ref: "a", field: "price", before: 12.5, after: 13 }]);
    expect(menu.items[0]).toMatchObject({ price: 13, name: { fr: "Un" } });
    const kept = edited(imported, mine, set("a", "price", 13, 13));
    expect(draftedMenu(imported, kept).overtaken).toEqual([]);
    expect(edited(imported, mine, set("a", "price", 13, 20))).toHaveLength(1);
    const gone = draftedMenu(menuOf(dish("b")), mine);
    expect(gone.overtaken).toHaveLength(2);
    expect(refsOf(gone.menu)).toEqual(["b"]);
  });
});

const REFS = ["a", "b", "c", "d", "e", "f"];
const aDish = (ref: string) =>
  fc
    .record({ price: fc.option(fc.constantFrom(1, 2.5, 9.99)), fr: fc.option(fc.constantFrom("x", "y")) })
    .map((own) => dish(ref, { price: own.price, name: { en: ref, fr: own.fr } }));
const aMenu = fc
  .shuffledSubarray(REFS)
  .chain((refs) => fc.tuple(...refs.map(aDish)))
  .map((items) => menuOf(...items));

test("the changes between two menus turn one into the other, and archive what the other does not list", () => {
  fc.assert(
    fc.property(aMenu, aMenu, (live, wanted) => {
      const changes = changesBetween(live, wanted);
      const { menu, overtaken } = draftedMenu<MenuLines>(live, changes);
      expect(overtaken).toEqual([]);
      expect(menu.items.filter(({ listed }) => listed)).toEqual(wanted.items);
      expect(new Set(refsOf(menu))).toEqual(new Set([...refsOf(live), ...refsOf(wanted)]));
      expect(changesBetween(menu, wanted)).toEqual([]);
    }),
  );
});

const anEdit = (menu: MenuLines): fc.Arbitrary<MenuEdit> => {
  const refs = refsOf(menu);
  const place = fc.option(fc.constantFrom(...refs));
  const some = fc.constantFrom(...refs);
  return fc.oneof(
    fc
      .tuple(some, fc.constantFrom("price", "name.fr", "listed"), fc.constantFrom(1, 7, "x", null))
      .map(([ref, field, value]): MenuEdit => {
        const line = menu.items.find((one) => one.ref === ref);
        return set(ref, field, line && fieldsOf(line).get(field), value);
      }),
    fc.tuple(some, place).map(([ref, after]): MenuEdit => ({ kind: "move", list: "items", ref, after })),
    place.map((after): MenuEdit => ({ kind: "add", list: "items", line: dish("new"), after })),
  );
};

test("an edit followed by its inverse leaves the draft unchanged", () => {
  const cases = aMenu
    .filter(({ items }) => items.length > 1)
    .chain((menu) => fc.tuple(fc.constant(menu), anEdit(menu)))
    .filter(([, edit]) => edit.kind !== "move" || edit.ref !== edit.after);
  fc.assert(
    fc.property(cases, ([menu, edit]) => {
      const back = inverseOf(menu, edit);
      expect(back).not.toBeNull();
      expect(edited(menu, [], edit, ...(back ? [back] : []))).toEqual([]);
    }),
  );
});

test("a requested order keeps every line once, in the order that was asked for", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(REFS), fc.shuffledSubarray([...REFS, "gone"]), (there, asked) => {
      const order = orderedRefs(there, asked);
      expect(order.toSorted()).toEqual(there.toSorted());
      const known = asked.filter((ref) => there.includes(ref));
      expect(order.filter((ref) => known.includes(ref))).toEqual(known);
    }),
  );
  expect(orderedRefs(["a", "b", "c"], ["c", "a"])).toEqual(["c", "a", "b"]);
});

test("prices are whole cents from zero up (management §6)", () => {
  for (const wrong of [0.125, -1, -0.01, 1e9, Number.NaN, Number.POSITIVE_INFINITY]) expect(isPrice(wrong)).toBe(false);
  fc.assert(fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => isPrice(cents / 100)));
});

test("a shifted price is rounded to the nearest step and stays a valid price (management §9)", () => {
  expect(shiftedPrice(minor(1250), 5, 1)).toBe(1313);
  expect(shiftedPrice(minor(1250), 5, 25)).toBe(1325);
  expect(shiftedPrice(minor(1000), -100, 5)).toBe(0);
  expect(shiftedPrice(minor(1000), 5, 1)).toBe(1050);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.double({ min: -100, max: 500, noNaN: true }),
      fc.constantFrom(...PRICE_STEPS),
      (price, percent, step) => {
        const shifted = shiftedPrice(minor(price), percent, step);
        expect(isPrice(shifted / 100)).toBe(true);
        expect(Math.abs(shifted - Math.min(price * (1 + percent / 100), 1e8))).toBeLessThanOrEqual(step / 2 + 0.01);
      },
    ),
  );
});
