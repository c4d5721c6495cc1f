import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listenForChanges } from "../database/changes.ts";
import type { Database, Db } from "../database/open-database.ts";
import type { FoundForAll } from "./find-entries.ts";
import { foundBefore } from "./found-before.ts";
import { FoundList } from "./found-list.ts";

const HERE = { latitude: 45.5, longitude: -73.6 };
/** A result of "poutine", where the dish has two more words. */
const found = (...refs: number[]): FoundForAll => ({
  ids: new FoundList(
    refs.map((ref) => ({ kind: "item", ref, rank: { score: 1, band: 0, popularity: 0, metres: null } })),
  ),
  asked: {
    query: { phrase: "poutine", parts: [], named: false },
    entries: {
      phrase: "poutine",
      parts: [{ typed: ["poutine", "poutines"], words: ["poutine", "poutines", "poutin"] }],
      needs: "all",
      from: HERE,
      within: 50_000,
      limit: 60,
    },
    exact: ["poutine", "pou", "tine"],
  },
});
/** Resolves once all pending promises have been handled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a stored search result", () => {
  /** Changes to this database are not heard, as when the connection is lost. */
  let db: Db;
  const find = vi.fn<() => Promise<FoundForAll>>();
  const ask = (text: string) => foundBefore(db, { text, from: HERE, worldwide: false }, find);
  const refs = async (text: string) => Array.from((await ask(text)).ids, ({ ref }) => ref);
  const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
    db = {} as Db;
    find.mockReset();
  });
  afterEach(() => void vi.useRealTimers());

  it("answers the same search within twenty seconds, and many at once", async () => {
    find.mockResolvedValueOnce(found(1));
    expect(await Promise.all([refs("Poutine"), refs("poutine"), refs(" POUTINE ")])).toEqual([[1], [1], [1]]);
    seconds(19);
    expect(await refs("poutine")).toEqual([1]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it("still answers after that, while it is renewed for the next search", async () => {
    find.mockResolvedValueOnce(found(1)).mockResolvedValueOnce(found(1, 2));
    expect(await refs("poutine")).toEqual([1]);
    seconds(25);
    expect(await refs("poutine")).toEqual([1]);
    await settled();
    expect(await refs("poutine")).toEqual([1, 2]);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("keeps its list if the renewal finds the same in the same order", async () => {
    find.mockResolvedValueOnce(found(1, 2)).mockResolvedValueOnce(found(1, 2));
    const { ids } = await ask("poutine");
    seconds(25);
    await ask("poutine");
    await settled();
    expect((await ask("poutine")).ids).toBe(ids);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("is not used once it is a minute old, nor after a search that failed", async () => {
    find.mockResolvedValueOnce(found(1)).mockRejectedValueOnce(new Error("gone")).mockResolvedValueOnce(found(3));
    expect(await refs("poutine")).toEqual([1]);
    seconds(61);
    await expect(refs("poutine")).rejects.toThrow("gone");
    expect(await refs("poutine")).toEqual([3]);
  });

  it("is dropped when there is no room left, the least recent search first", async () => {
    const many = found(...Array.from({ length: 240 }, (_, ref) => ref));
    find.mockResolvedValue(many);
    const most = Math.floor((8 * 1024 * 1024) / many.ids.size);
    for (let word = 0; word <= most; word += 1) await ask(`word${word}`);
    find.mockClear();
    await ask(`word${most}`);
    expect(find).not.toHaveBeenCalled();
    await ask("word0");
    expect(find).toHaveBeenCalledTimes(1);
  });

  it("is renewed for at most two searches at a time", async () => {
    find.mockResolvedValue(found(1));
    for (const word of ["one", "two", "three"]) await ask(word);
    seconds(25);
    find.mockReset().mockReturnValue(new Promise(() => {}));
    for (const word of ["one", "two", "three", "one"]) expect(await refs(word)).toEqual([1]);
    expect(find).toHaveBeenCalledTimes(2);
  });
});

describe("a stored search result while changes are announced", () => {
  let db: Db;
  let say: (payload: string) => void;
  const find = vi.fn<() => Promise<FoundForAll>>();
  const refs = async () => {
    const { ids } = await foundBefore(db, { text: "poutine", from: HERE, worldwide: false }, find);
    await settled();
    return Array.from(ids, ({ ref }) => ref);
  };
  const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    db = {} as Db;
    const listen: Database["listen"] = async (_, heard) => {
      say = heard;
      return async () => {};
    };
    await listenForChanges(
      { db, listen } as Database,
      () => {},
      () => {},
    );
    find.mockReset().mockResolvedValueOnce(found(1)).mockResolvedValue(found(1, 2));
  });
  afterEach(() => void vi.useRealTimers());

  it("is used for hours, until a change that may affect it", async () => {
    expect(await refs()).toEqual([1]);
    seconds(7_200);
    for (const other of ["restaurant:7", "found:tacos pastor", "learned:tarte"]) say(other);
    expect(await refs()).toEqual([1]);
    expect(find).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["something of its word", "found:fromage poutine"],
    ["something of a word that is meant by it", "found:poutin"],
    ["a new word that it may be a slip of", "learned:pouitne"],
    ["a new word that goes on where it ends", "learned:poutinerie"],
    ["a half of it", "learned:tine"],
    ["more than can be said", "found:"],
    ["more words than are compared", `learned:${Array.from({ length: 51 }, (_, at) => `word${at}`).join(" ")}`],
  ])("is renewed for the next search after a change of %s", async (_, payload) => {
    expect(await refs()).toEqual([1]);
    seconds(7_200);
    say(payload);
    expect(await refs()).toEqual([1]);
    expect(await refs()).toEqual([1, 2]);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("is not used a minute after such a change, nor after more changes than are remembered", async () => {
    expect(await refs()).toEqual([1]);
    seconds(7_200);
    say("found:poutine");
    seconds(61);
    expect(await refs()).toEqual([1, 2]);
    seconds(7_200);
    for (let one = 0; one < 201; one += 1) say(`found:tacos${one}`);
    seconds(61);
    await refs();
    expect(find).toHaveBeenCalledTimes(3);
  });

  it("takes account of a change during its own search", async () => {
    find.mockReset().mockImplementationOnce(async () => {
      say("found:poutine");
      return found(1);
    });
    find.mockResolvedValue(found(1, 2));
    expect(await refs()).toEqual([1]);
    seconds(61);
    expect(await refs()).toEqual([1, 2]);
  });
});
