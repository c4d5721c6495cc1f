// @vitest-environment happy-dom
import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { editDraft, type MenuEdit } from "@tablee/domain/management/menu-edits";
import { draftedMenu, type MenuChange } from "@tablee/domain/management/menu-draft";
import { createMemoryHistory, useSearch } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { settle, showPages } from "../../../../testing/show-pages.tsx";
import { GroupsView } from "../choices/groups-view.tsx";
import { DishList } from "../dish-list.tsx";
import { LinePanel } from "../line-panel.tsx";
import type { MenuEditing } from "../use-menu-draft.ts";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const LIVE: EditedMenu = { sections: [], items: [], modifier_groups: [], combos: [] };
const DRAFT = { restaurant_id: 1, currency: "CAD", live: LIVE } as unknown as MenuDraft;

/** The editor of an empty menu: a list, and the field for the name of the open line. */
function Editor({ edited, isOfChoices }: { edited: MenuEdit[]; isOfChoices: boolean }) {
  const { line }: { line?: string } = useSearch({ strict: false });
  const [changes, setChanges] = useState<readonly MenuChange[]>([]);
  const menu = draftedMenu<EditedMenu>(LIVE, changes).menu;
  const edit = (edits: readonly MenuEdit[]) => {
    edited.push(...edits);
    const next = editDraft(LIVE, changes, edits);
    if ("changes" in next) setChanges(next.changes);
  };
  const props = { editing: { edit, changes } as unknown as MenuEditing, draft: DRAFT, menu, opened: line };
  if (isOfChoices) return <GroupsView {...props} />;
  return (
    <>
      <DishList {...props} />
      {line === undefined ? null : (
        <LinePanel key={line} restaurant_id={1} name="Unnamed" isNameless back="All dishes">
          <input aria-label="Name" onBlur={({ target }) => edit([nameOf(line, target.value)])} />
        </LinePanel>
      )}
    </>
  );
}

const nameOf = (ref: string, value: string): MenuEdit => {
  return { kind: "set", list: "items", ref, field: "name.en", seen: null, value: value || null };
};

async function opened(isOfChoices = false) {
  const edited: MenuEdit[] = [];
  const path = "/restaurant-admin/$restaurant_id/menu";
  const history = createMemoryHistory({ initialEntries: ["/restaurant-admin/1/menu"] });
  const { router } = showPages({ [path]: () => <Editor edited={edited} isOfChoices={isOfChoices} /> }, history);
  await screen.findByRole("button", { name: /^Add a/ });
  const added = () => edited.filter(({ kind }) => kind === "add").length;
  const line = () => (router.state.location.search as { line?: string }).line;
  return { added, line };
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });

it("a double tap on Add a dish adds one dish, and opens it (management §3)", async () => {
  const { added, line } = await opened();
  press("Add a dish");
  press("Add a dish");
  await waitFor(() => expect(line()).toBeDefined());
  await settle();
  expect(added()).toBe(1);
});

it("a press while the new dish is empty leads to its name; once it has one, another is added", async () => {
  const { added, line } = await opened();
  press("Add a dish");
  await waitFor(() => expect(document.activeElement).toBe(name()));
  const first = line();
  act(() => name().blur());
  press("Add a dish");
  await settle();
  expect([added(), line()]).toEqual([1, first]);
  expect(document.activeElement).toBe(name());
  // A tablet leaves the focus in the field: its name is saved when the next dish opens.
  fireEvent.change(name(), { target: { value: "Soup" } });
  press("Add a dish");
  await waitFor(() => expect(line()).not.toBe(first));
  expect(added()).toBe(2);
});

it("a double tap adds one group of choices", async () => {
  const { added } = await opened(true);
  press(/^Add a/);
  press(/^Add a/);
  await settle();
  expect(added()).toBe(1);
});
