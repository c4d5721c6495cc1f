// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { EmptyPage, settle, showPages } from "../../testing/show-pages.tsx";
import { LeaveGuard } from "../accounts/leave-guard.tsx";
import type { SiteOwner } from "./site-owner.ts";
import { OWNER_PARTS, useChosenOwner } from "./use-chosen-owner.ts";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

const owner = (id: SiteOwner["id"], key: string): SiteOwner => ({
  key,
  id,
  name: { en: key, fr: key, default: key },
  trial: "",
  has: () => true,
  restaurant: null,
});
const FIRST = owner({ restaurant_id: 1 }, "restaurant 1");
const SECOND = owner({ restaurant_id: 2 }, "restaurant 2");
const GROUP = owner({ group_id: 2 }, "group 2");
const OTHER = owner({ restaurant_id: 9 }, "restaurant 9");

/** The form of the chosen owner's sites, in which something was typed. */
async function atSites(path = "/sites") {
  let setFound = (_found: readonly SiteOwner[]) => {};
  let chosen: ReturnType<typeof useChosenOwner> | null = null;
  const Sites = () => {
    const [found, set] = useState<readonly SiteOwner[]>([FIRST, SECOND, GROUP]);
    setFound = set;
    chosen = useChosenOwner(found);
    return <LeaveGuard dirty parts={OWNER_PARTS} />;
  };
  const history = createMemoryHistory({ initialEntries: [path] });
  showPages({ "/": EmptyPage, "/sites": Sites }, history);
  await settle();
  return {
    shown: () => chosen?.owner?.key,
    choices: () => chosen?.choices.map(({ key }) => key),
    choose: async (key: string) => {
      act(() => chosen?.choose(key));
      await settle();
    },
    find: async (owners: readonly SiteOwner[]) => {
      act(() => setFound(owners));
      await settle();
    },
  };
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
};

it("choosing another restaurant asks before what was typed for the first is lost (restaurants §26)", async () => {
  const sites = await atSites();
  expect(sites.shown()).toBe("restaurant 1");
  await sites.choose("restaurant 2");
  expect([sites.shown(), screen.queryByRole("alertdialog") !== null]).toEqual(["restaurant 1", true]);
  await press("Keep editing");
  expect(sites.shown()).toBe("restaurant 1");
  await sites.choose("group 2");
  await press("Leave");
  expect(sites.shown()).toBe("group 2");
});

it("whose sites are shown stays while a search leads to others, and is among the choices", async () => {
  const sites = await atSites("/sites?restaurant=2");
  expect(sites.shown()).toBe("restaurant 2");
  await sites.find([OTHER]);
  expect(sites.shown()).toBe("restaurant 2");
  expect(sites.choices()).toEqual(["restaurant 2", "restaurant 9"]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("without a choice in the address, the first that was shown stays", async () => {
  const sites = await atSites();
  await sites.find([OTHER, SECOND]);
  expect(sites.shown()).toBe("restaurant 1");
});
