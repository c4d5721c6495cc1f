import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkModeration,
  checkOrderRight,
  checkPartRight,
  checkRight,
  RESTAURANT_ACTS,
  type RestaurantAct,
  STAFF_ROLES,
} from "./right.ts";

const acts = fc.constantFrom(...(Object.keys(RESTAURANT_ACTS) as RestaurantAct[]));
const roles = fc.constantFrom(...STAFF_ROLES);

describe("checkRight", () => {
  it("lets the kitchen move orders and stock, managers run the place, owners see the money", () => {
    const may = (role: (typeof STAFF_ROLES)[number]) =>
      (Object.keys(RESTAURANT_ACTS) as RestaurantAct[]).filter((act) => !checkRight({ admin: false, role }, act));
    expect(may("kitchen")).toEqual(["orders", "stock", "pause"]);
    expect(may("manager")).toEqual([
      "orders",
      "old_orders",
      "stock",
      "pause",
      "capacity",
      "printers",
      "tables",
      "menu",
      "hours",
      "settings",
    ]);
    expect(may("owner")).toEqual(Object.keys(RESTAURANT_ACTS));
  });

  it("never gives a higher role fewer rights, and gives administrators all of them", () => {
    fc.assert(
      fc.property(acts, roles, roles, (act, one, other) => {
        const [low, high] = [one, other].toSorted((a, b) => STAFF_ROLES.indexOf(a) - STAFF_ROLES.indexOf(b));
        if (!checkRight({ admin: false, role: low! }, act)) {
          expect(checkRight({ admin: false, role: high! }, act)).toBeNull();
        }
        expect(checkRight({ admin: true, role: null }, act)).toBeNull();
      }),
    );
  });

  it("refuses everyone else, and answers not_found for what they may not know of", () => {
    fc.assert(
      fc.property(acts, (act) => {
        expect(checkRight({ admin: false, role: null }, act)).toEqual({ code: "forbidden" });
      }),
    );
    expect(checkPartRight({ admin: false, role: null }, "printers")).toEqual({ code: "not_found" });
    expect(checkPartRight({ admin: false, role: "kitchen" }, "printers")).toEqual({ code: "forbidden" });
    expect(checkPartRight({ admin: true, role: null }, "printers")).toBeNull();
    const seen = { isSeen: true, isPast: false };
    expect(checkOrderRight({ admin: false, role: null }, seen)).toEqual({ code: "not_found" });
    expect(checkOrderRight({ admin: false, role: "kitchen" }, seen)).toBeNull();
    expect(checkOrderRight({ admin: true, role: null }, seen)).toBeNull();
    // What the kitchen has not seen is there for nobody but its diner.
    expect(checkOrderRight({ admin: false, role: "owner" }, { isSeen: false, isPast: false })).toEqual({
      code: "not_found",
    });
    const past = { isSeen: true, isPast: true };
    const roleMay = STAFF_ROLES.map((role) => checkOrderRight({ admin: false, role }, past));
    expect(roleMay).toEqual([{ code: "not_found" }, null, null]);
    expect(checkOrderRight({ admin: true, role: null }, past)).toBeNull();
  });
});

it("moderation is for administrators and moderators only", () => {
  const may = (admin: boolean, moderator: boolean) => checkModeration({ admin, moderator }) === null;
  expect([may(true, false), may(false, true), may(false, false)]).toEqual([true, true, false]);
});
