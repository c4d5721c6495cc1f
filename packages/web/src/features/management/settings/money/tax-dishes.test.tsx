// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { showPages } from "../../../../testing/show-pages.tsx";
import { TaxDishes } from "./tax-dishes.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  cleanup();
  overwriteGetLocale(before);
});

const item = (ref: string, en: string) => ({ ref, listed: true, name: { en, fr: null, default: null } });

/** The dishes of a rate that names these; returns which it names now. */
async function rate(named: string[] | null) {
  const draft = async () => ({ live: { items: [item("wine", "Wine"), item("beer", "Beer")] } });
  let now: string[] | null = named;
  function Rate() {
    const [item_ids, set] = useState(named);
    now = item_ids;
    return <TaxDishes restaurant_id={1} item_ids={item_ids} onChange={set} />;
  }
  showPages({ "/": Rate }, createMemoryHistory(), { management: { draft } });
  await screen.findByRole("radiogroup", { name: "On which dishes" });
  return () => now;
}

const choice = (name: RegExp) => within(screen.getByRole("radiogroup")).getByRole("radio", { name });
const isChosen = (name: RegExp) => choice(name).getAttribute("aria-checked") === "true";

it("a rate whose last dish is removed applies to none, and says so: never to all by itself (management §34)", async () => {
  const now = await rate(["wine"]);
  fireEvent.click(await screen.findByRole("button", { name: "Remove Wine" }));
  expect(now()).toEqual([]);
  expect(isChosen(/^Only/)).toBe(true);
  screen.getByText("On no dish yet: add the ones it applies to.");
});

it("the focus stays among the named dishes, and goes to what adds them after the last one", async () => {
  await rate(["wine", "beer"]);
  const remove = await screen.findByRole("button", { name: "Remove Wine" });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Beer"));
  fireEvent.click(screen.getByRole("button", { name: "Remove Beer" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("combobox")));
});

it("a rate of all dishes names some once that is chosen, and what was named comes back", async () => {
  const now = await rate(null);
  expect(isChosen(/^On all/)).toBe(true);
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.click(choice(/^Only/));
  const select = await screen.findByRole("combobox");
  fireEvent.change(select, { target: { value: "beer" } });
  // Picking has stopped, so nothing more is waited for.
  fireEvent.blur(select);
  expect(now()).toEqual(["beer"]);
  fireEvent.click(choice(/^On all/));
  expect(now()).toBeNull();
  fireEvent.click(choice(/^Only/));
  expect(now()).toEqual(["beer"]);
});
