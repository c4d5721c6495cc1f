import { parsePhoneNumberFromString as byAll } from "libphonenumber-js/max";
import { parsePhoneNumberFromString as byFew } from "libphonenumber-js/min";
import { describe, expect, it } from "vitest";
import { readPhoneBy } from "./read-phone.ts";

describe.each([
  ["a server", byAll],
  ["a browser", byFew],
])("a phone number read by %s", (_who, parse) => {
  it.each([
    ["514 555 0100", "CA", "+15145550100"],
    [" +1 514-555.0100 ", "FR", "+15145550100"],
    ["06 12 34 56 78", "FR", "+33612345678"],
  ] as const)("%j in %s is %s", (written, country, phone) => expect(readPhoneBy(parse, written, country)).toBe(phone));

  it.each([
    "call me 4165550123",
    "514 555 0100x",
    "514-555-0100 x23",
    "514x",
    "12",
    "(514) 555-0100",
    "514 555 01",
    "",
  ])("%j is none, and none is taken out of it (wire §25)", (written) =>
    expect(readPhoneBy(parse, written, "CA")).toBeNull(),
  );
});
