import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGoodPassword, MAX_PASSWORD, passwordLacks } from "./password.ts";

describe("password", () => {
  it.each([
    ["Abcdef1", ["length"]],
    [`Aa1${"x".repeat(30)}`, ["length"]],
    ["Abcdefgh", ["digit"]],
    ["abcdefg1", ["uppercase"]],
    ["ABCDEFG1", ["lowercase"]],
    ["abc", ["length", "uppercase", "digit"]],
    ["", ["length", "lowercase", "uppercase", "digit"]],
    ["Bonjour1", []],
    [`Aa1${"x".repeat(29)}`, []],
    ["Aa1🍕🍕🍕🍕🍕", []],
    ["Aa1🍕🍕🍕🍕", ["length"]],
  ])("%j lacks %j", (password, lacks) => expect(passwordLacks(password)).toEqual(lacks));

  it("ends at 32 characters and wants all three kinds, however long it is (accounts §1)", () => {
    expect(MAX_PASSWORD).toBe(32);
    expect(isGoodPassword(`Aa1${"x".repeat(61)}`)).toBe(false);
    expect(isGoodPassword("correct horse battery staple")).toBe(false);
  });

  it("is good with a capital, a small letter and a digit, whatever else it contains", () => {
    const parts = fc.tuple(fc.string({ unit: "grapheme-ascii", minLength: 5, maxLength: 29 }), fc.nat(5));
    fc.assert(
      fc.property(parts, ([rest, at]) => {
        expect(isGoodPassword(`${rest.slice(0, at)}aB3${rest.slice(at)}`)).toBe(true);
      }),
    );
  });
});
