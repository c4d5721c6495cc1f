import { afterEach, describe, expect, it, vi } from "vitest";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { readInTurn } from "./reading-turns.ts";

const memberOf = (account_id: number) => ({ account_id, session_id: 1, admin: false, moderator: false });
const BUSY = { refused: { code: "busy", retry_after: expect.any(Number) } };

describe("menu files that wait to be read", () => {
  const limits = makeRateLimits({ own: { menu_files: { points: 50, seconds: 600 } } });
  afterEach(() => vi.restoreAllMocks());

  it("are read in turns by member, of whom each has three at most", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const read: string[] = [];
    const bring = (account_id: number, name: string) =>
      readInTurn({ limits }, memberOf(account_id), async () => {
        await held;
        read.push(name);
        return name;
      });
    const [first, second, third] = ["1a", "1b", "1c"].map((name) => bring(1, name));
    expect(await bring(1, "1d")).toEqual(BUSY);
    const other = bring(2, "2a");
    release();
    expect(await Promise.all([first, second, third, other])).toEqual(
      ["1a", "1b", "1c", "2a"].map((name) => ({ read: name })),
    );
    expect(read).toEqual(["1a", "1b", "2a", "1c"]);
    expect(await bring(1, "1e")).toEqual({ read: "1e" });
  });

  it("are not read any more once an earlier one was given up, or their sender has gone", async () => {
    const read = vi.fn(async () => {});
    const giveUp = readInTurn({ limits }, memberOf(3), async (tooMuch) => void (await tooMuch()));
    const next = readInTurn({ limits }, memberOf(3), read);
    const client = new AbortController();
    const left = readInTurn({ limits, gone: () => client.signal }, memberOf(4), read);
    client.abort();
    expect(await giveUp).toEqual({ read: undefined });
    expect(await next).toMatchObject({ refused: { code: "too_many_requests" } });
    expect(await left).toEqual(BUSY);
    expect(read).not.toHaveBeenCalled();
  });

  it("count for more the longer they take", async () => {
    const now = vi.spyOn(performance, "now");
    const lasting = (ms: number) => {
      now.mockReturnValueOnce(0).mockReturnValueOnce(ms);
      return readInTurn({ limits }, memberOf(5), async () => "read");
    };
    for (let count = 0; count < 20; count++) expect(await lasting(1_900)).toEqual({ read: "read" });
    for (let count = 0; count < 3; count++) expect(await lasting(9_000)).toEqual({ read: "read" });
    expect(await lasting(1)).toMatchObject({ refused: { code: "too_many_requests" } });
  });
});
