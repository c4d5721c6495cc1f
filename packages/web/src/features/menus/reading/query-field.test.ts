import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressSays, openField, type QueryField, sendOff } from "./query-field.ts";

const type = (field: QueryField, typed: string): QueryField => ({ ...field, typed });

describe("a search field that is synchronised with the address", () => {
  it("keeps the typed text while the address has not changed yet", () => {
    const sent = sendOff(type(openField(""), "tea"), "tea");
    expect(addressSays(sent, "").typed).toBe("tea");
    expect(addressSays(sent, "tea")).toEqual(openField("tea"));
  });

  it("keeps further typing when earlier text arrives in the address, each text or only the last", () => {
    let field = sendOff(type(openField(""), "te"), "te");
    field = type(sendOff(type(field, "tea"), "tea"), "teas");
    expect(addressSays(addressSays(field, "te"), "tea")).toEqual({ typed: "teas", address: "tea", sent: [] });
    expect(addressSays(field, "tea")).toEqual({ typed: "teas", address: "tea", sent: [] });
  });

  it("takes over the text of Back or a link, even if the field once sent the same text", () => {
    const tea = addressSays(sendOff(type(openField(""), "tea"), "tea"), "tea");
    const soup = addressSays(tea, "soup");
    expect(soup).toEqual(openField("soup"));
    expect(addressSays(soup, "tea")).toEqual(openField("tea"));
    expect(addressSays(addressSays(sendOff(tea, "tea"), "soup"), "tea").typed).toBe("tea");
  });

  it("always shows the text typed last, whenever the address changes", () => {
    const steps = fc.array(fc.oneof(fc.constantFrom("a", "b", "ab"), fc.constant(null)), { maxLength: 20 });
    fc.assert(
      fc.property(steps, (all) => {
        let field = openField("");
        let under: string[] = [];
        for (const step of all) {
          if (step !== null) {
            const before = field.sent.length;
            field = sendOff(type(field, step), step);
            if (field.sent.length > before) under.push(step);
          } else if (under.length > 0) {
            field = addressSays(field, under[0] ?? "");
            under = under.slice(1);
          }
          field = addressSays(field, field.address);
        }
        const last = all.findLast((step) => step !== null) ?? "";
        expect(field.typed).toBe(last);
      }),
    );
  });
});
