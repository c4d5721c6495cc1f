import { expect, it } from "vitest";
import { changesByKind, toldChanges } from "./change-kinds.ts";
import { ADDED, type MenuChange, type MenuList, ORDER } from "./menu-draft.ts";

const change = (ref: string, field: string, after: unknown = 1, list: MenuList = "items"): MenuChange => ({
  list,
  ref,
  field,
  before: null,
  after,
});

const line = (ref: string) => ({ ref, listed: true });
const LIVE = { sections: [], items: [line("cone"), line("cup")], modifier_groups: [], combos: [] };

it("reports no new order where only new lines were inserted", () => {
  const inserted = [change("", ORDER, ["new", "cone", "other", "cup"])];
  expect(changesByKind(LIVE, inserted)).toEqual([]);
  expect(toldChanges(LIVE, inserted)).toEqual([]);
});

it("lists each line once, by its kind of change, in the order of the lists", () => {
  const changes = [
    change("cone", "price"),
    change("cone", "mode_prices.delivery"),
    change("cup", "price"),
    change("cup", "name.fr", "Coupe"),
    change("new", ADDED),
    change("other", ADDED),
    change("gone", "listed", false),
    change("gone", "price"),
    change("again", "listed", true),
    change("words", "description.en", "Soft"),
    change("", ORDER, ["cup", "cone"]),
    change("party", ADDED, 1, "sections"),
  ];
  expect(
    changesByKind(LIVE, changes).map(({ list, kind, lines }) => [list, kind, lines.map(({ ref }) => ref)]),
  ).toEqual([
    ["sections", "added", ["party"]],
    ["items", "added", ["new", "other"]],
    ["items", "archived", ["gone"]],
    ["items", "back", ["again"]],
    ["items", "priced", ["cone"]],
    ["items", "worded", ["words"]],
    ["items", "changed", ["cup"]],
    ["items", "moved", [""]],
  ]);
});

it("reports every change", () => {
  const changes = [
    change("cone", "price"),
    change("cone", "heat"),
    change("x", "stock_status"),
    change("", ORDER, ["cup", "cone"]),
  ];
  const told = changesByKind(LIVE, changes).flatMap(({ lines }) => lines.flatMap((one) => one.changes));
  expect(told.toSorted((a, b) => a.ref.localeCompare(b.ref))).toEqual(
    changes.toSorted((a, b) => a.ref.localeCompare(b.ref)),
  );
});
