import type { EditedGroup } from "@tablee/contract/management/edited-menu.schema";
import { expect, it } from "vitest";
import { newChoice } from "../new-lines.ts";
import { groupsToOpen, mayOpen, withOpened } from "./groups-to-open.ts";

const NO_WORDS = { en: null, fr: null, default: null };
const group = (ref: string, choices: Record<string, string[]>, given: Partial<EditedGroup> = {}): EditedGroup => ({
  ref,
  name: NO_WORDS,
  description: NO_WORDS,
  image_url: null,
  min_selected_amount: 1,
  max_selected_amount: 1,
  selections_per_item: 1,
  free_amount: 0,
  size_link: null,
  price_display: "extra",
  items: [],
  modifiers: Object.entries(choices).map(([name, modifier_groups]) => ({
    ...newChoice([]),
    ref: name,
    modifier_groups,
  })),
  listed: true,
  ...given,
});

it("a choice may open groups, but none that would be asked twice, in a circle or too deep", () => {
  const side = group("side", { fries: [], rice: [] }, { items: ["steak"] });
  const sauce = group("sauce", { aioli: [] });
  const heat = group("heat", { mild: [] });
  const archived = group("old", { x: [] }, { listed: false });
  const groups = [side, sauce, heat, archived];
  const refs = (all: EditedGroup[], of: string, choice: string) => groupsToOpen(all, of, choice).map(({ ref }) => ref);
  expect(refs(groups, "side", "fries")).toEqual(["sauce", "heat"]);
  const deep = withOpened(withOpened(groups, "side", "fries", "sauce"), "sauce", "aioli", "heat");
  expect(refs(deep, "side", "rice")).toEqual(["sauce", "heat"]);
  expect(refs(deep, "heat", "mild")).toEqual([]);
  expect(mayOpen([...deep, group("new", { y: [] })], "heat", "mild", "new")).toBe(false);
  const several = deep.map((one) => (one === deep[0] ? { ...one, max_selected_amount: 2 } : one));
  expect(refs(several, "side", "rice")).toEqual([]);
});
