import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ORPCError } from "@orpc/client";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import type { Api } from "../../../api/create-api.ts";
import { sendChange, sendDiscovery, type Sending } from "./send-discovery.ts";

const LOST = new ORPCError("offline", { defined: true, status: 503 });
const LATE = new ORPCError("request_timeout", { defined: true, status: 408 });
const GONE = new ORPCError("not_found", { defined: true, status: 404 });
const OLD = new ORPCError("changed_meanwhile", { defined: true, status: 409 });
const text = (en: string) => ({ en, fr: null, default: null });
const saying = (en: string, revision: number) =>
  ({ id: 7, revision, name: text(en), short_description: text(""), description: text("") }) as unknown as Discovery;
const none = { en: null, fr: null, default: null };
const input: DiscoveryInput = { name: text("Ramen"), short_description: none, description: none };

describe("a discovery that is sent while the connection fails", () => {
  /** The answers of each call, in order; a call without one is not expected. */
  const calls = {
    created: vi.fn<() => Promise<unknown>>(),
    update: vi.fn<(input: unknown, options: unknown) => Promise<unknown>>(),
    progress: vi.fn<() => Promise<unknown>>(),
  };
  const sendings: Sending[] = [];
  const ways = () => ({
    api: {
      publishing: { created: calls.created, update: calls.update },
      progress: { get: calls.progress },
    } as unknown as Api,
    origin: "",
    onSending: (sending: Sending) => sendings.push(sending),
    signal: new AbortController().signal,
  });
  const renewKey = vi.fn<() => string>(() => "key-2");

  beforeEach(() => {
    vi.useFakeTimers();
    for (const each of [...Object.values(calls), renewKey]) each.mockReset();
    sendings.length = 0;
  });
  afterEach(() => vi.useRealTimers());
  const settled = async <Result>(result: Promise<Result>): Promise<Result> => {
    await vi.runAllTimersAsync();
    return result;
  };

  it("is followed, not sent again, if the same one has arrived", async () => {
    calls.created.mockResolvedValueOnce({ id: "p" });
    calls.progress.mockResolvedValue({ finished: true, progress: 1, error: null, data: saying("Ramen", 1) });
    const sent = { input, image: null, key: "key-1", before: "the same", renewKey } as const;
    expect(await settled(sendDiscovery(sent, ways()))).toMatchObject({ id: 7 });
    expect(calls.update).not.toHaveBeenCalled();
  });

  it("is polled every 2 s until it is created (wire §13)", async () => {
    calls.created.mockResolvedValueOnce({ id: "p" });
    const under = { finished: false, progress: 0.5, error: null, data: null };
    calls.progress.mockResolvedValueOnce(under).mockResolvedValueOnce(under);
    calls.progress.mockResolvedValueOnce({ finished: true, progress: 1, error: null, data: saying("Ramen", 1) });
    const sent = { input, image: null, key: "key-1", before: "the same", renewKey } as const;
    const made = sendDiscovery(sent, ways());
    const asked: number[] = [];
    for (const ms of [1_999, 1, 1_999, 1]) {
      await vi.advanceTimersByTimeAsync(ms);
      asked.push(calls.progress.mock.calls.length);
    }
    expect(asked).toEqual([1, 2, 2, 3]);
    expect(await made).toMatchObject({ id: 7 });
  });

  it("updates the one that arrived with other words, and creates no second one", async () => {
    calls.created.mockRejectedValueOnce(LOST).mockResolvedValueOnce({ id: "p" });
    calls.progress.mockResolvedValue({ finished: true, progress: 1, error: null, data: saying("Rame", 3) });
    calls.update.mockResolvedValueOnce(saying("Ramen", 4));
    const sent = { input, image: null, key: "key-1", before: "something else", renewKey } as const;
    expect(await settled(sendDiscovery(sent, ways()))).toMatchObject({ revision: 4 });
    const context = { idempotencyKey: expect.not.stringMatching(/^key-1$/) as string };
    expect(calls.update).toHaveBeenCalledWith({ ...input, id: 7, revision: 3 }, { context });
    expect(renewKey).not.toHaveBeenCalled();
    expect(sendings).toContainEqual({ at: "offline" });
  });

  it.each([
    ["never arrived", () => calls.created.mockRejectedValueOnce(GONE)],
    [
      "was refused",
      () => {
        calls.created.mockResolvedValueOnce({ id: "p" });
        const error = { code: "picture_refused", status: 422, message: "" };
        calls.progress.mockResolvedValueOnce({ finished: true, progress: 1, error, data: null });
      },
    ],
  ])("is sent under a new key if a different version %s", async (_what, arrange) => {
    arrange();
    // Aborts once the new key was requested: this test does not follow the sending after that.
    renewKey.mockImplementationOnce(() => {
      throw new Error("asked");
    });
    const sent = { input, image: null, key: "key-1", before: "something else", renewKey } as const;
    await expect(sendDiscovery(sent, ways())).rejects.toThrow("asked");
  });

  it("is changed again under the same key if the answer was lost, and a refusal is passed on", async () => {
    const change = { id: 7, revision: 1, input, image: null, key: "change-1" };
    calls.update.mockRejectedValueOnce(LOST).mockResolvedValueOnce(saying("Ramen", 2));
    expect(await settled(sendChange(change, ways()))).toMatchObject({ revision: 2 });
    const sent = [{ ...input, id: 7, revision: 1 }, { context: { idempotencyKey: "change-1" } }];
    expect(calls.update.mock.calls).toEqual([sent, sent]);

    calls.update.mockRejectedValueOnce(LOST).mockRejectedValueOnce(OLD);
    const refusal = sendChange(change, ways()).catch((error: unknown) => error);
    expect(await settled(refusal)).toBe(OLD);
  });

  it.each([
    ["the question what became of it", () => calls.created.mockRejectedValueOnce(LATE), "the same"],
    [
      "the question what became of another version",
      () => {
        calls.created.mockResolvedValueOnce({ id: "p" });
        calls.progress.mockRejectedValueOnce(LATE);
      },
      "something else",
    ],
  ] as const)(
    "ends with a time-out of %s, and keeps its key for the next try (wire §12)",
    async (_what, arrange, before) => {
      arrange();
      const sent = sendDiscovery({ input, image: null, key: "key-1", before, renewKey }, ways());
      expect(await settled(sent.catch((error: unknown) => error))).toBe(LATE);
      expect(sendings).not.toContainEqual({ at: "offline" });
      expect(renewKey).not.toHaveBeenCalled();
    },
  );

  it("ends with a time-out of a change, which is not sent again by itself", async () => {
    calls.update.mockRejectedValueOnce(LATE);
    const change = sendChange({ id: 7, revision: 1, input, image: null, key: "change-1" }, ways());
    expect(await settled(change.catch((error: unknown) => error))).toBe(LATE);
    expect(calls.update).toHaveBeenCalledTimes(1);
  });
});
