import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkRight } from "../accounts/right.ts";
import { arbitraryHours } from "../restaurants/arbitrary-hours.ts";
import { ORDER_MODES } from "../restaurants/order-mode.ts";
import { isOpenAt } from "../restaurants/opening-hours.ts";
import {
  actsOf,
  MODE_CHOICES,
  modeChoice,
  modeFacts,
  SETTING_NAMES,
  settingProblems,
  SETTINGS,
  tidyWeek,
} from "./settings.ts";

const NAMED = { name_en: "Chez Margot" };
const rate = (percent: number, own: object = {}) => ({
  name: { en: "GST", fr: "TPS", default: null },
  rate: percent,
  modes: null,
  item_ids: null,
  ...own,
});

describe("settings", () => {
  it("may be changed by managers, except for fees, tips, taxes, currency and offers", () => {
    const manager = { admin: false, role: "manager" } as const;
    const forbidden = SETTING_NAMES.filter((name) => checkRight(manager, SETTINGS[name]) !== null);
    expect(forbidden).toEqual(["delivery_fee", "min_order_amount", "currency", "tip_percents", "tax", "offers"]);
    expect(actsOf(["name_en", "city", "tax", "hours"])).toEqual(["settings", "money", "hours"]);
  });

  it("read each mode's choice back from the restaurant's columns", () => {
    for (const mode of ORDER_MODES) {
      for (const choice of MODE_CHOICES) {
        expect(modeChoice(modeFacts(mode, choice) as never, mode)).toBe(choice);
      }
    }
  });

  it("drop an interval of no length", () => {
    const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] };
    expect(tidyWeek({ ...closed, sunday: [[24, 0]] }).sunday).toEqual([]);
  });

  it("tidy a week without changing when it is open", () => {
    fc.assert(
      fc.property(arbitraryHours, fc.integer({ min: 0, max: 7 * 1440 - 1 }), (hours, minute) => {
        const at = new Date(Date.UTC(2026, 10, 16) + minute * 60_000);
        const facts = (week: typeof hours) => ({ hours: week, timezone: "UTC" });
        expect(isOpenAt(facts(tidyWeek(hours)), at)).toBe(isOpenAt(facts(hours), at));
      }),
    );
  });

  it.each([
    [{ ...NAMED }, null],
    [{ name_default: "Chez Margot" }, null],
    [{ name_en: " " }, "name_missing"],
    [{ ...NAMED, phone_number: "+1 514-555-0101" }, null],
    [{ ...NAMED, phone_number: "514555010" }, "phone_invalid"],
    [{ ...NAMED, phone_number: "5145550100" }, null],
    [{ ...NAMED, phone_number: "+1 514-555.0100 000" }, "phone_invalid"],
    [{ ...NAMED, phone_number: "call me" }, "phone_invalid"],
    [{ ...NAMED, website: "https://example.org/menu" }, null],
    [{ ...NAMED, website: "javascript:alert(1)" }, "website_invalid"],
    [{ ...NAMED, website: "http://x." }, "website_invalid"],
    [{ ...NAMED, website: `https://${"a".repeat(244)}.ca` }, null],
    [{ ...NAMED, website: `https://${"a".repeat(245)}.ca` }, "website_invalid"],
    [{ ...NAMED, postal_code: "H2X 1Y4" }, null],
    [{ ...NAMED, postal_code: "90210" }, null],
    [{ ...NAMED, postal_code: "" }, null],
    [{ ...NAMED, postal_code: "9021A" }, "postal_code_invalid"],
    [{ ...NAMED, postal_code: "90210-1234" }, "postal_code_invalid"],
    [{ ...NAMED, postal_code: "D2X 1Y4" }, "postal_code_invalid"],
    [{ ...NAMED, timezone: "Mars/Olympus" }, "timezone_unknown"],
    [{ ...NAMED, tip_percents: [18, 10] }, "tips_invalid"],
    [{ ...NAMED, tip_percents: [] }, null],
    [{ ...NAMED, special_hours: [{ from: "2026-12-24", to: "2026-12-23", hours: [] }] }, "dates_reversed"],
    [{ ...NAMED, tax: { rates: [rate(5), rate(9.975)] } }, null],
    [{ ...NAMED, tax: { rates: [rate(100)] } }, null],
    [{ ...NAMED, tax: { rates: [rate(101)] } }, "tax_too_high"],
    [{ ...NAMED, tax: { rates: [rate(60), rate(41)] } }, "tax_too_high"],
    [{ ...NAMED, tax: { rates: [rate(60, { modes: ["dine_in"] }), rate(41, { modes: ["delivery"] })] } }, null],
    [{ ...NAMED, tax: { rates: [rate(Number.NaN)] } }, "tax_too_high"],
    [{ ...NAMED, tax: { rates: [rate(5.000_01)] } }, "tax_rate_invalid"],
    [{ ...NAMED, tax: { rates: [rate(5, { registration: "123456789 RT0001" }), rate(9.975)] } }, null],
    [{ ...NAMED, tax: { rates: [rate(5), rate(9, { registration: "1".repeat(41) })] } }, "tax_registration_invalid"],
    [{ ...NAMED, tax: { rates: [rate(5, { name: { en: null, fr: null, default: null } })] } }, "tax_name_missing"],
  ])("%j: %s", (facts, code) => {
    expect(settingProblems(facts as never).map((wrong) => wrong.code)).toEqual(code === null ? [] : [code]);
  });

  it("name every setting that is invalid", () => {
    const facts = { ...NAMED, phone_number: "12", website: "x", postal_code: "QQ" };
    expect(settingProblems(facts).map(({ setting }) => setting)).toEqual(["phone_number", "website", "postal_code"]);
  });
});
