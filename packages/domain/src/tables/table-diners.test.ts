import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAbandoned } from "./table.ts";
import { MAX_NICKNAME } from "./nickname.ts";
import { distinctName, openerAfter } from "./table-diners.ts";

describe("distinctName", () => {
  it("numbers diners with the same name, in any case", () => {
    expect(distinctName("Sam", ["Zoé"])).toBe("Sam");
    expect(distinctName("Sam", ["sam"])).toBe("Sam 2");
    expect(distinctName("Sam", ["SAM", "Sam 2", "Sam 4"])).toBe("Sam 3");
    expect(distinctName("x".repeat(30), ["x".repeat(30)])).toBe(`${"x".repeat(28)} 2`);
  });

  it("numbers names that look alike: with accents, in small capitals, in another script", () => {
    for (const alike of ["Sаm", "Sám", "SᴀM"]) expect(distinctName(alike, ["Sam"])).toBe(`${alike} 2`);
    expect(distinctName("李雷", ["韩梅梅"])).toBe("李雷");
  });

  it("is never one that is taken, and never too long", () => {
    const name = fc.constantFrom("Sam", "sam", "Zoé", "a".repeat(30), "🦊 fox", "x".repeat(40));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 60 }), (wanted) => {
        const taken: string[] = [];
        for (const one of wanted) taken.push(distinctName(one, taken));
        expect(new Set(taken.map((one) => one.toLowerCase())).size).toBe(taken.length);
        for (const one of taken) expect(Array.from(one).length).toBeLessThanOrEqual(MAX_NICKNAME);
      }),
    );
  });
});

describe("openerAfter", () => {
  const diner = (id: string, own: { opener?: boolean; left?: boolean; present?: boolean } = {}) => ({
    id,
    opener: false,
    member: false,
    left: false,
    present: true,
    ...own,
  });

  it("stays the same when another diner leaves", () => {
    expect(openerAfter([diner("a", { opener: true, present: false }), diner("b")], "b")).toBe("a");
  });

  it("is the first diner present, then the first who has not left, then nobody", () => {
    const opener = diner("a", { opener: true });
    expect(openerAfter([opener, diner("b", { present: false }), diner("c")], "a")).toBe("c");
    expect(openerAfter([opener, diner("b", { left: true }), diner("c", { present: false })], "a")).toBe("c");
    expect(openerAfter([opener, diner("b", { left: true })], "a")).toBeNull();
  });
});

describe("isAbandoned", () => {
  it("is true for a basket that nobody has changed for three hours", () => {
    const changed = new Date("2026-11-18T17:00:00Z");
    expect(isAbandoned(changed, new Date("2026-11-18T19:59:59.999Z"))).toBe(false);
    expect(isAbandoned(changed, new Date("2026-11-18T20:00:00Z"))).toBe(true);
  });
});
