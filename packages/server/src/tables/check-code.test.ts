import { describe, expect, it, vi } from "vitest";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { codeOfTable, newTableSecret } from "./table-code.ts";
import { makeCodeCheck } from "./check-code.ts";

const secrets = new Map([7, 8, 9].map((id) => [id, newTableSecret()]));
const codeOf = (id: number) => codeOfTable({ id, secret: secrets.get(id)! });
const forged = (id: number) => codeOfTable({ id, secret: newTableSecret() });

describe("the check of a table's code", () => {
  it("checks all codes that arrive during one statement in the next one, never in two at once", async () => {
    const asked: number[][] = [];
    const ends: (() => void)[] = [];
    const { check } = makeCodeCheck(async (ids) => {
      asked.push([...ids]);
      await new Promise<void>((resolve) => ends.push(resolve));
      return secrets;
    }, null);
    const first = check(codeOf(7), "");
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    const crowd = Array.from({ length: 200 }, (_, at) => check(forged(8 + (at % 3)), ""));
    const honest = check(codeOf(9), "");
    await Promise.resolve();
    expect(asked).toEqual([[7]]);
    ends[0]!();
    expect(await first).toEqual({ table_id: 7 });
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    expect(asked).toEqual([[7], [8, 9, 10]]);
    ends[1]!();
    expect(new Set((await Promise.all(crowd)).map((one) => JSON.stringify(one)))).toEqual(
      new Set(['{"code":"forged"}']),
    );
    expect(await honest).toEqual({ table_id: 9 });
  });

  it("needs no statement for a text that is not a code, or for a code that was valid a moment ago", async () => {
    const read = vi.fn(async () => secrets);
    const { check } = makeCodeCheck(read, null);
    for (const nonsense of ["", "table 4", "7-Q3XJ", "U-0000-0000-0000"]) {
      expect(await check(nonsense, "")).toEqual({ code: "forged" });
    }
    expect(read).not.toHaveBeenCalled();
    await check(codeOf(7), "");
    expect(await check(codeOf(7).toLowerCase().replaceAll("-", " "), "")).toEqual({ table_id: 7 });
    expect(read).toHaveBeenCalledOnce();
  });

  it("refuses an address with many wrong codes without a statement, and does not affect other addresses", async () => {
    const read = vi.fn(async () => secrets);
    const { check } = makeCodeCheck(read, makeRateLimits({ own: { table_codes: { points: 5, seconds: 60 } } }));
    await check(codeOf(9), "a");
    for (let at = 0; at < 5; at += 1) expect(await check(forged(7), "a")).toEqual({ code: "forged" });
    read.mockClear();
    for (let at = 0; at < 50; at += 1) expect(await check(forged(7), "a")).toEqual({ code: "too_many" });
    expect(read).not.toHaveBeenCalled();
    expect(await check(codeOf(7), "b")).toEqual({ table_id: 7 });
    // A guest at the same address with a code already known to be valid is not affected.
    expect(await check(codeOf(9), "a")).toEqual({ table_id: 9 });
  });

  it("continues after a statement that failed", async () => {
    const read = vi.fn(async () => secrets as ReadonlyMap<number, string>);
    read.mockRejectedValueOnce(new Error("the connection was cut"));
    const { check } = makeCodeCheck(read, null);
    await expect(check(codeOf(7), "")).rejects.toThrow("cut");
    expect(await check(codeOf(7), "")).toEqual({ table_id: 7 });
  });
});
