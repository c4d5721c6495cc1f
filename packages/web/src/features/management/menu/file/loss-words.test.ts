import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../../paraglide/runtime.js";
import { lossesByKind, lostCount } from "./loss-words.ts";

const lost = (loss: "discount" | "tax" | "bundle", name?: string, times?: number) => ({
  line: null,
  path: "$",
  code: "not_carried_over",
  message: "",
  loss,
  name,
  times,
});
afterEach(() => overwriteGetLocale(() => "en"));

it("lists what cannot be imported from a file by its kind, with the names that the file gives it", () => {
  const told = [lost("discount", "Friends"), lost("tax"), lost("discount", "Staff"), lost("bundle", "Trio", 4)];
  overwriteGetLocale(() => "en");
  expect(lossesByKind(told)).toEqual([
    { what: "Discounts and coupons (offers are in the settings)", count: 2, names: "Friends, Staff" },
    { what: "Taxes (yours are in the settings)", count: 1, names: null },
    { what: "Bundles", count: 4, names: "Trio + 3" },
  ]);
  expect(lostCount(told)).toBe(7);
  overwriteGetLocale(() => "fr");
  expect(lossesByKind([lost("tax"), lost("tax")])).toEqual([
    { what: "Taxes (les vôtres sont dans les réglages)", count: 2, names: null },
  ]);
});

it("lists a reference to something that the file does not have among other things", () => {
  const unknown = { line: 1, path: "$[4]", code: "unknown_ref", message: "There is no image with the id ?" };
  expect(lossesByKind([unknown])).toEqual([{ what: "Other things", count: 1, names: null }]);
});
