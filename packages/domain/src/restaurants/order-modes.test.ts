import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_MODES } from "./order-mode.ts";
import { type ModeFacts, fallbackMode, isModeLost, modeAvailability } from "./order-modes.ts";

const nothing: ModeFacts = {
  delivery_offered: false,
  dine_in_offered: false,
  take_out_offered: false,
  curbside_pickup_offered: false,
  drive_through_offered: false,
  hide_dine_in: false,
  hide_delivery: false,
  hide_take_out: false,
  hide_curbside: false,
  hide_drive: false,
};
const everything: ModeFacts = {
  ...nothing,
  delivery_offered: true,
  dine_in_offered: true,
  take_out_offered: true,
  curbside_pickup_offered: true,
  drive_through_offered: true,
};
const flags = Object.keys(nothing) as (keyof ModeFacts)[];
const modeFacts = fc
  .tuple(...flags.map(() => fc.boolean()))
  .map((values): ModeFacts => ({ ...nothing, ...Object.fromEntries(flags.map((flag, i) => [flag, values[i]])) }));

describe("modeAvailability", () => {
  it("makes every offered mode available", () => {
    for (const mode of ORDER_MODES) {
      expect(modeAvailability(everything)[mode]).toEqual({ shown: true, available: true, reason: null });
    }
  });

  it("gives each unavailable mode its own reason", () => {
    const modes = modeAvailability({ ...nothing, take_out_offered: true });
    expect(modes.delivery.reason).toBe("delivery_not_offered");
    expect(modes.dine_in.reason).toBe("dine_in_not_available");
    expect(modes.drive.reason).toBe("drive_not_available");
    expect(modes.curbside.reason).toBe("curbside_not_available");
    expect(modeAvailability({ ...everything, take_out_offered: false }).take_out.reason).toBe("take_out_not_available");
  });

  it("gives one reason for both where there is neither take-out nor curbside", () => {
    const modes = modeAvailability({ ...everything, take_out_offered: false, hide_curbside: true });
    expect(modes.take_out).toEqual({ shown: true, available: false, reason: "takeout_and_pickup_not_available" });
    expect(modes.curbside).toEqual({ shown: false, available: false, reason: "takeout_and_pickup_not_available" });
  });

  it("never makes a hidden mode available", () => {
    const modes = modeAvailability({ ...everything, hide_delivery: true });
    expect(modes.delivery).toEqual({ shown: false, available: false, reason: "delivery_not_offered" });
  });

  it("gives a reason exactly where a mode is not available", () => {
    fc.assert(
      fc.property(modeFacts, (facts) => {
        for (const mode of Object.values(modeAvailability(facts))) {
          expect(mode.reason === null).toBe(mode.available);
          expect(mode.available && !mode.shown).toBe(false);
        }
      }),
    );
  });
});

describe("fallbackMode", () => {
  it("keeps the wanted mode where it is available", () => {
    expect(fallbackMode(everything, "curbside", false)).toBe("curbside");
    expect(fallbackMode(everything, "delivery", true)).toBe("delivery");
  });

  it("falls back in the order of restaurants §16", () => {
    expect(fallbackMode(everything, null, true)).toBe("take_out");
    expect(fallbackMode({ ...everything, take_out_offered: false }, "take_out", true)).toBe("dine_in");
    expect(fallbackMode({ ...everything, take_out_offered: false, hide_dine_in: true }, null, true)).toBe("delivery");
    expect(fallbackMode({ ...nothing, drive_through_offered: true, curbside_pickup_offered: true }, null, true)).toBe(
      "drive",
    );
  });

  it("replaces delivery with another mode where there is no address", () => {
    expect(fallbackMode(everything, "delivery", false)).toBe("take_out");
    expect(fallbackMode({ ...nothing, delivery_offered: true, drive_through_offered: true }, null, false)).toBe(
      "drive",
    );
  });

  it("stays with delivery where nothing else is available, and is null where nothing is", () => {
    expect(fallbackMode({ ...nothing, delivery_offered: true }, "take_out", false)).toBe("delivery");
    expect(fallbackMode(nothing, "take_out", true)).toBeNull();
  });

  it("returns an available mode wherever there is one", () => {
    const wanted = fc.option(fc.constantFrom(...ORDER_MODES));
    fc.assert(
      fc.property(modeFacts, wanted, fc.boolean(), (facts, mode, hasAddress) => {
        const modes = modeAvailability(facts);
        const answer = fallbackMode(facts, mode, hasAddress);
        const available = ORDER_MODES.filter((each) => modes[each].available);
        expect(answer === null ? available.length === 0 : available.includes(answer)).toBe(true);
      }),
    );
  });
});

describe("a chosen mode", () => {
  it("is lost if it cannot be had, and not if delivery only waits for an address (orders §10)", () => {
    expect([isModeLost(everything, "delivery"), isModeLost(nothing, null)]).toEqual([false, false]);
    expect(isModeLost({ ...everything, delivery_offered: false }, "delivery")).toBe(true);
    expect(isModeLost({ ...everything, hide_delivery: true }, "delivery")).toBe(true);
  });

  it("is the one that the order gets, with an address, exactly unless it is lost", () => {
    fc.assert(
      fc.property(modeFacts, fc.constantFrom(...ORDER_MODES), (facts, mode) => {
        expect(fallbackMode(facts, mode, true) === mode).toBe(!isModeLost(facts, mode));
      }),
    );
  });
});
