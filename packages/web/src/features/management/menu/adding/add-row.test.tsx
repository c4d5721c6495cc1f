// @vitest-environment happy-dom
import type { EditedCombo, EditedGroup } from "@tablee/contract/management/edited-menu.schema";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { m } from "../../../../paraglide/messages.js";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { showPages } from "../../../../testing/show-pages.tsx";
import { ChoiceRows } from "../choices/choice-rows.tsx";
import { ComboParts } from "../combos/combo-parts.tsx";
import type { EditorProps } from "../line-places.tsx";
import { newCombo, newGroup } from "../new-lines.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const MENU = { sections: [], items: [], modifier_groups: [], combos: [] };
const EDITOR = { draft: { restaurant_id: 1, currency: "CAD", live: MENU }, menu: MENU } as unknown as EditorProps;

function Choices() {
  const [group, setGroup] = useState<EditedGroup>(newGroup(MENU, []));
  const set = (_field: string, _seen: unknown, modifiers: unknown) =>
    setGroup((now) => ({ ...now, modifiers: modifiers as EditedGroup["modifiers"] }));
  return <ChoiceRows editor={EDITOR} group={group} set={set} />;
}

function Parts() {
  const [combo, setCombo] = useState<EditedCombo>(newCombo(MENU));
  const set = (_field: string, _seen: unknown, slots: unknown) =>
    setCombo((now) => ({ ...now, slots: slots as EditedCombo["slots"] }));
  return <ComboParts draft={EDITOR.draft} menu={MENU} combo={combo} set={set} setAll={() => {}} />;
}

/** Presses a button twice, `apart` ms after each other; returns how many rows there are then. */
async function rowsAfter(page: () => ReactNode, name: string, apart: number): Promise<number> {
  showPages({ "/": page }, createMemoryHistory());
  const button = await screen.findByRole("button", { name });
  fireEvent.click(button);
  await new Promise((done) => setTimeout(done, apart));
  fireEvent.click(button);
  return screen.getAllByRole("button", { name: /^Remove / }).length;
}

it.each([
  ["choice", Choices, () => m.management_add_choice()],
  ["part", Parts, () => m.management_add_part()],
])("a double tap adds one %s, and a later press another (management §3)", async (_what, page, name) => {
  expect(await rowsAfter(page, name(), 0)).toBe(2);
  cleanup();
  expect(await rowsAfter(page, name(), 450)).toBe(3);
});
