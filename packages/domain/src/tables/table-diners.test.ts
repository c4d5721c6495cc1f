import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAbandoned } from "./table.ts";
import { distinctName, MAX_NICKNAME, openerAfter, readNickname } from "./table-diners.ts";

describe("readNickname", () => {
  it("takes what can be read, on one line", () => {
    expect(readNickname("  Zoé \n la\tBleue ")).toBe("Zoé la Bleue");
    expect(readNickname("é")).toBe("é");
    expect(readNickname("李雷 🦊")).toBe("李雷 🦊");
    expect(readNickname("7")).toBe("7");
    expect(readNickname("a".repeat(30))).toHaveLength(30);
  });

  it("refuses what cannot, what turns a line around, and what fills a ticket", () => {
    for (const bad of ["", "   ", "🦊", "...", "a\u202eb", "a\u0000", "a\u001b[2J", "a".repeat(31), "\ud83ca"]) {
      expect(readNickname(bad)).toBeNull();
    }
  });
});

describe("distinctName", () => {
  it("numbers those of one name, whatever the case", () => {
    expect(distinctName("Sam", ["Zoé"])).toBe("Sam");
    expect(distinctName("Sam", ["sam"])).toBe("Sam 2");
    expect(distinctName("Sam", ["SAM", "Sam 2", "Sam 4"])).toBe("Sam 3");
    expect(distinctName("x".repeat(30), ["x".repeat(30)])).toBe(`${"x".repeat(28)} 2`);
  });

  it("is never taken, and never too long", () => {
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
    left: false,
    present: true,
    ...own,
  });

  it("stays who it is when another goes", () => {
    expect(openerAfter([diner("a", { opener: true, present: false }), diner("b")], "b")).toBe("a");
  });

  it("is the first who is there, then the first who stays, then nobody", () => {
    const opener = diner("a", { opener: true });
    expect(openerAfter([opener, diner("b", { present: false }), diner("c")], "a")).toBe("c");
    expect(openerAfter([opener, diner("b", { left: true }), diner("c", { present: false })], "a")).toBe("c");
    expect(openerAfter([opener, diner("b", { left: true })], "a")).toBeNull();
  });
});

describe("isAbandoned", () => {
  it("is a basket that nobody has touched for three hours", () => {
    const changed = new Date("2026-11-18T17:00:00Z");
    expect(isAbandoned(changed, new Date("2026-11-18T19:59:59.999Z"))).toBe(false);
    expect(isAbandoned(changed, new Date("2026-11-18T20:00:00Z"))).toBe(true);
  });
});
