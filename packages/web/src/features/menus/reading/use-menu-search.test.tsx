// @vitest-environment happy-dom
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOpenDish } from "./menu-address.ts";
import { useMenuSearch } from "./use-menu-search.ts";

let phone = true;
beforeEach(() => {
  phone = true;
  vi.spyOn(window, "matchMedia").mockImplementation(() => ({ matches: phone }) as MediaQueryList);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Menu() {
  const search = useMenuSearch();
  const open = useOpenDish();
  return (
    <>
      <output>{search.folded ? "folded" : "whole"}</output>
      <input
        type="search"
        value={search.query}
        onFocus={search.begin}
        onChange={({ target }) => search.setQuery(target.value)}
      />
      <button type="button" onClick={search.leave}>
        Leave
      </button>
      <button type="button" onClick={() => open({ item: 7 })}>
        Poutine
      </button>
    </>
  );
}

/** A menu with this query, opened from the feed. */
async function menu(query = "") {
  const history = createMemoryHistory({ initialEntries: ["/?feed=1", `/${query}`], initialIndex: 1 });
  const router = createRouter({ routeTree: createRootRoute({ component: Menu }), history });
  render(<RouterProvider router={router as never} />);
  const field = await screen.findByRole("searchbox");
  vi.useFakeTimers();
  const settle = () => act(() => vi.advanceTimersByTimeAsync(INPUT_PAUSE_MS + 20));
  await settle();
  return {
    settle,
    search: async (words: string) => {
      fireEvent.focus(field);
      await settle();
      fireEvent.change(field, { target: { value: words } });
      await settle();
    },
    type: async (words: string) => {
      fireEvent.change(field, { target: { value: words } });
      await settle();
    },
    press: async (name: string) => {
      fireEvent.click(screen.getByRole("button", { name }));
      await settle();
    },
    back: async () => {
      act(() => history.back());
      await settle();
    },
    now: () => [screen.getByRole("status").textContent, (field as HTMLInputElement).value, history.location.href],
  };
}

it("Back closes a search that was opened on this page, and only then leaves the menu (menus §29)", async () => {
  const { search, back, now } = await menu();
  await search("poutine");
  expect(now()).toEqual(["folded", "poutine", "/?q=poutine"]);
  await back();
  expect(now()).toEqual(["whole", "", "/"]);
  await back();
  expect(now()[2]).toBe("/?feed=1");
});

it("Back closes it also before anything is typed, and right after typing", async () => {
  const { search, back, now, settle } = await menu();
  await search("");
  expect(now()[0]).toBe("folded");
  await back();
  expect(now()).toEqual(["whole", "", "/"]);
  await search("");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "soup" } });
  await back();
  await settle();
  expect(now()).toEqual(["whole", "", "/"]);
});

it("typing again after Back, in a field that has kept the focus, opens it again: Back closes it again", async () => {
  const { search, type, back, now } = await menu();
  await search("poutine");
  await back();
  await type("soup");
  expect(now()).toEqual(["folded", "soup", "/?q=soup"]);
  await type("soups");
  await back();
  expect(now()).toEqual(["whole", "", "/"]);
  await back();
  expect(now()[2]).toBe("/?feed=1");
});

it("its own button closes it likewise, without a step that is left behind", async () => {
  const { search, press, back, now } = await menu();
  await search("poutine");
  await press("Leave");
  expect(now()).toEqual(["whole", "", "/"]);
  await back();
  expect(now()[2]).toBe("/?feed=1");
});

it("Back from a dish leads to the search, and from there to the menu", async () => {
  const { search, press, back, now } = await menu();
  await search("poutine");
  await press("Poutine");
  await back();
  expect(now()).toEqual(["folded", "poutine", "/?q=poutine"]);
  await back();
  expect(now()).toEqual(["whole", "", "/"]);
});

it("a search that was in the address on arrival has no step: Back leaves the menu", async () => {
  const { search, back, now } = await menu("?q=soup");
  await search("poutine");
  await back();
  expect(now()[2]).toBe("/?feed=1");
});

it("a large screen searches without a step", async () => {
  phone = false;
  const { search, back, now } = await menu();
  await search("poutine");
  await back();
  expect(now()[2]).toBe("/?feed=1");
});
