import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Db } from "../database/open-database.ts";
import type { FoundForAll } from "./find-entries.ts";
import { foundBefore } from "./found-before.ts";

const found = (...refs: number[]): FoundForAll => ({
  ids: refs.map((ref) => ({ kind: "item", ref, rank: { score: 1, band: 0, popularity: 0, metres: null } })),
  asked: null,
});
/** Everything that waits for nothing but its turn is done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("what was found before", () => {
  /** Nobody hears of its changes, as where the line to the database is lost. */
  let db: Db;
  const find = vi.fn<() => Promise<FoundForAll>>();
  const ask = (text: string) =>
    foundBefore(db, { text, from: { latitude: 45.5, longitude: -73.6 }, worldwide: false }, find);
  const refs = async (text: string) => (await ask(text)).ids.map(({ ref }) => ref);
  const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
    db = {} as Db;
    find.mockReset();
  });
  afterEach(() => void vi.useRealTimers());

  it("answers who asks within twenty seconds, and many at once", async () => {
    find.mockResolvedValueOnce(found(1));
    expect(await Promise.all([refs("Poutine"), refs("poutine"), refs(" POUTINE ")])).toEqual([[1], [1], [1]]);
    seconds(19);
    expect(await refs("poutine")).toEqual([1]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it("answers who asks later too, while it is looked up anew for whoever comes next", async () => {
    find.mockResolvedValueOnce(found(1)).mockResolvedValueOnce(found(1, 2));
    expect(await refs("poutine")).toEqual([1]);
    seconds(25);
    expect(await refs("poutine")).toEqual([1]);
    await settled();
    expect(await refs("poutine")).toEqual([1, 2]);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("keeps its list where the same is found in the same order", async () => {
    find.mockResolvedValueOnce(found(1, 2)).mockResolvedValueOnce(found(1, 2));
    const { ids } = await ask("poutine");
    seconds(25);
    await ask("poutine");
    await settled();
    expect((await ask("poutine")).ids).toBe(ids);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("answers nobody once it is a minute old, nor after a lookup that failed", async () => {
    find.mockResolvedValueOnce(found(1)).mockRejectedValueOnce(new Error("gone")).mockResolvedValueOnce(found(3));
    expect(await refs("poutine")).toEqual([1]);
    seconds(61);
    await expect(refs("poutine")).rejects.toThrow("gone");
    expect(await refs("poutine")).toEqual([3]);
  });

  it("is looked up anew for two queries at a time", async () => {
    find.mockResolvedValue(found(1));
    for (const word of ["one", "two", "three"]) await ask(word);
    seconds(25);
    find.mockReset().mockReturnValue(new Promise(() => {}));
    for (const word of ["one", "two", "three", "one"]) expect(await refs(word)).toEqual([1]);
    expect(find).toHaveBeenCalledTimes(2);
  });
});
