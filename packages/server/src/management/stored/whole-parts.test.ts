import { expect, it } from "vitest";
import { wholeChange } from "./whole-parts.ts";

const name = { en: "Side", fr: "Accompagnement", default: null };
const slot = (items: object[]) => ({ ref: "side", name, optional: false, items });
const old = slot([{ item: "fries", extra_price: 1, use_base_price: false }]);
const whole = {
  ...slot([{ item: "fries", variant: 0, name: null, limit: null, extra_price: 1, use_base_price: false }]),
  min: 1,
  max: 1,
};
const change = { list: "combos" as const, ref: "trio", before: null, after: null };

it("a draft from before slots had counts is read with counts", () => {
  const slots = { ...change, field: "slots", before: [old], after: [old, old] };
  expect(wholeChange(slots)).toEqual({ ...slots, before: [whole], after: [whole, whole] });
  const added = { ...change, field: "+", after: { ref: "trio", slots: [old] } };
  expect(wholeChange(added)).toEqual({ ...added, after: { ref: "trio", slots: [whole] } });
  const several = { ...change, field: "slots", after: [{ ...whole, min: 2, max: 3 }] };
  expect(wholeChange(several)).toEqual(several);
  const other = { ...change, field: "name.en", after: "Trio" };
  expect(wholeChange(other)).toBe(other);
});

it("a draft from before choices opened groups is read with no opened groups (menus §46)", () => {
  const small = { ref: "small", name, price: 1 };
  const now = { ...small, modifier_groups: [] };
  const group = { ...change, list: "modifier_groups" as const, ref: "size" };
  const choices = { ...group, field: "modifiers", before: [small], after: [small, { ...now, modifier_groups: ["x"] }] };
  expect(wholeChange(choices)).toEqual({ ...choices, before: [now], after: [now, { ...now, modifier_groups: ["x"] }] });
  const added = { ...group, field: "+", after: { ref: "size", modifiers: [small] } };
  expect(wholeChange(added)).toEqual({ ...added, after: { ref: "size", modifiers: [now] } });
});
