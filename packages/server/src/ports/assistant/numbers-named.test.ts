import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numbersNamed } from "./numbers-named.ts";

describe("the numbers that a chat has named so far", () => {
  it("are those followed by a comma or the end of the list", () => {
    expect(numbersNamed("")).toEqual({ numbers: [], ended: false });
    expect(numbersNamed('{ "dish')).toEqual({ numbers: [], ended: false });
    expect(numbersNamed('{"dishes":[3')).toEqual({ numbers: [], ended: false });
    expect(numbersNamed('{"dishes": [3, 1')).toEqual({ numbers: [3], ended: false });
    expect(numbersNamed('{"dishes":[3,12]')).toEqual({ numbers: [3, 12], ended: true });
    expect(numbersNamed('{"dishes":[]}')).toEqual({ numbers: [], ended: true });
  });

  it("are not changed by the output that follows, wherever it is cut", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9_999), { maxLength: 20 }), fc.nat(), fc.boolean(), (numbers, cut, spaced) => {
        const said = JSON.stringify({ dishes: numbers }, null, spaced ? 1 : 0);
        const part = numbersNamed(said.slice(0, cut % (said.length + 1)));
        expect(part?.numbers).toEqual(numbers.slice(0, part?.numbers.length));
        expect(numbersNamed(said)).toEqual({ numbers, ended: true });
      }),
    );
  });

  it.each([
    "Try the soup!",
    '{"dishes":["1"]}',
    '{"dishes":[1,,2]}',
    '{"dishes":[1;',
    '{"dishes":[99999',
    '{"soups":[',
  ])("cannot be read from the output %s", (said) => {
    expect(numbersNamed(said)).toBeNull();
  });

  it("are read from any output without throwing", () => {
    fc.assert(
      fc.property(fc.string(), (said) => {
        expect(() => numbersNamed(said)).not.toThrow();
        expect(() => numbersNamed(`{"dishes":[${said}`)).not.toThrow();
      }),
    );
  });
});
