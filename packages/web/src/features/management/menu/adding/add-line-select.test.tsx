// @vitest-environment happy-dom
import { PICK_MS } from "@tablee/design-system/inputs/settled-select";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getLocale, overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { settle, showPages } from "../../../../testing/show-pages.tsx";
import { AddLineSelect } from "./add-line-select.tsx";
import { LineChips } from "../line-chips.tsx";

const before = getLocale;
beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  overwriteGetLocale(before);
});

const line = (ref: string) => ({ ref, name: { en: ref, fr: null, default: null }, listed: true });
const ALL = ["Bread", "Ramen", "Soup"].map(line);

/** A section that holds some of the dishes. */
async function section(...held: string[]) {
  const add = vi.fn();
  const Section = () => {
    const [own, setOwn] = useState(held);
    return (
      <fieldset>
        <LineChips restaurant_id={1} lines={own.map(line)} remove={() => {}} />
        <AddLineSelect
          label="Take"
          lines={ALL.filter(({ ref }) => !own.includes(ref))}
          add={(ref) => {
            add(ref);
            setOwn((now) => [...now, ref]);
          }}
        />
      </fieldset>
    );
  };
  showPages({ "/": Section, "/restaurant-admin/$restaurant_id/menu": () => null }, createMemoryHistory());
  await settle();
  vi.useFakeTimers();
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Take" });
  select.focus();
  return { add, select, rest: () => act(() => vi.advanceTimersByTimeAsync(PICK_MS)) };
}

it("lines that arrow keys pass are not added, only the one at which they stop", async () => {
  const { add, select, rest } = await section();
  fireEvent.change(select, { target: { value: "Bread" } });
  fireEvent.change(select, { target: { value: "Ramen" } });
  expect(add).not.toHaveBeenCalled();
  await rest();
  expect(add.mock.calls).toEqual([["Ramen"]]);
  expect(select.value).toBe("");
  expect(document.activeElement).toBe(select);
});

it("a line that was picked is added when the select is left", async () => {
  const { add, select } = await section();
  fireEvent.change(select, { target: { value: "Soup" } });
  act(() => select.blur());
  expect(add.mock.calls).toEqual([["Soup"]]);
});

it("once none is left to add, the last line has the focus", async () => {
  const { select, rest } = await section("Bread", "Ramen");
  fireEvent.change(select, { target: { value: "Soup" } });
  await rest();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove Soup" }));
});
