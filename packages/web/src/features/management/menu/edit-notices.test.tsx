// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { EditNotices } from "./edit-notices.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

const CONFLICT = { list: "items", ref: "soup", field: "price", theirs: 4, mine: 5 };
const MENU = { sections: [], items: [], modifier_groups: [], combos: [] };

const page = (given: object) => {
  const editing = { failure: null, conflicts: [], draft: { changes: [], currency: "CAD" }, menu: MENU, ...given };
  return (
    <main>
      <h1>Menu</h1>
      <EditNotices editing={editing as never} />
    </main>
  );
};

it.each([
  { name: "Try again", given: { failure: new TypeError("Failed to fetch") } },
  { name: "Keep mine", given: { conflicts: [CONFLICT] } },
  { name: "Take theirs", given: { conflicts: [CONFLICT] } },
])("after $name, whose notice goes, the heading of the page has the focus", async ({ name, given }) => {
  const { rerender } = render(page(given));
  screen.getByRole("button", { name }).focus();
  await act(async () => rerender(page({})));
  expect(document.activeElement).toBe(screen.getByRole("heading"));
});
