import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { expect, it } from "vitest";
import { faultsOfEdits } from "./menu-problems.ts";

it("a line is checked once, however many edits of a call change it", () => {
  let read = 0;
  const section = {
    ref: "a",
    listed: true,
    name: { en: "Soups", fr: "Soupes", default: null },
    hours: null,
    get image_url() {
      read += 1;
      return 5;
    },
  };
  const menu = { sections: [section], items: [], modifier_groups: [], combos: [] } as unknown as EditedMenu;
  const set = (field: string): MenuEdit => ({ kind: "set", list: "sections", ref: "a", field, seen: null, value: 5 });
  expect(faultsOfEdits(menu, [set("image_url")])).toEqual([
    { list: "sections", ref: "a", field: "image_url", code: "value_invalid" },
  ]);
  const once = read;
  faultsOfEdits(
    menu,
    Array.from({ length: 9 }, () => set("image_url")),
  );
  expect(read).toBe(2 * once);
});
