import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homeOf, leadsHome, showsDiscovery, type SiteScope } from "./single-menu.ts";

const RESTAURANT: SiteScope = { group: null, restaurant_ids: [12] };
const GROUP: SiteScope = { group: "demo", restaurant_ids: [12, 15] };
const leading = (paths: readonly string[], scope: SiteScope) => paths.filter((path) => leadsHome(path, scope));

const OTHERS = [
  "/",
  "/about",
  "/About/",
  "/about-tablee",
  "/business",
  "/contact",
  "/blog/kitchen/3",
  "/restaurants",
  "/restaurants/7",
  "/restaurant/osm-node-1",
  "/assistant",
  "/menu/7",
  "/menu/0x0c",
  "/restaurant-menu/7",
  "//restaurants",
  "/trends",
  "/trends/dishes",
  "/profile/7",
  "/zone/plateau",
  "/g/demo",
  "/clients/other",
  "/clients/other/menus",
];
const OWN = ["/menu/12", "/menu/table/AB3D", "/orders/now", "/orders/current/9", "/login", "/account", "/profile"];

describe("on an own site", () => {
  it("pages of other places lead home", () => {
    expect(leading(OTHERS, RESTAURANT)).toEqual(OTHERS);
    expect(leading(OTHERS, GROUP)).toEqual(OTHERS);
  });

  it("its menus and the member's own pages stay", () => {
    expect(leading([...OWN, "/menu"], RESTAURANT)).toEqual([]);
    expect(leading([...OWN, "/menu/15", "/restaurant-menu/15"], GROUP)).toEqual([]);
  });

  it("a group's page stays on the group's site only, where a menu without a restaurant leads home", () => {
    const pages = ["/clients/demo", "/clients/demo/", "/Clients/demo/menus"];
    expect(leading(pages, GROUP)).toEqual([]);
    expect(leading(pages, RESTAURANT)).toEqual(pages);
    expect(leading(["/menu", "/menu/", "/clients", "/clients/demo/else"], GROUP)).toHaveLength(4);
  });

  it("only discoveries of its own restaurants are shown", () => {
    const shown = [12, 15, 7, null].map((restaurant_id) => showsDiscovery(GROUP, { restaurant_id }));
    expect(shown).toEqual([true, true, false, false]);
  });

  it("home never leads elsewhere, and only its own menus are shown", () => {
    const scopes = fc.record({
      group: fc.option(fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4})?$/)),
      restaurant_ids: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
    });
    fc.assert(
      fc.property(scopes, fc.integer({ min: 1, max: 50 }), (scope, id) => {
        expect(leadsHome(homeOf(scope), scope)).toBe(false);
        expect(leadsHome(`/menu/${id}`, scope)).toBe(!scope.restaurant_ids.includes(id));
      }),
    );
  });
});
