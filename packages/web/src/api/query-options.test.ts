import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { describe, expect, it, vi } from "vitest";
import type { Api } from "./create-api.ts";
import { createOrpc } from "./query-options.ts";

const list = vi.fn(async (input: unknown) => ({ input }));
const api = { discoveries: { list, get: list } } as unknown as Api;
const ours = createOrpc(api);
const theirs = createTanstackQueryUtils(api);
const page = { input: (continuation: string | undefined) => ({ continuation }), initialPageParam: undefined };
const rest = { getNextPageParam: () => undefined };

describe("the options of queries", () => {
  it("have the same keys as oRPC's own library for TanStack Query", () => {
    const input = { id: 5 };
    expect(ours.discoveries.key()).toEqual(theirs.discoveries.key());
    expect(ours.discoveries.get.key({ type: "query" })).toEqual(theirs.discoveries.get.key({ type: "query" }));
    expect(ours.discoveries.get.queryKey({ input })).toEqual(theirs.discoveries.get.queryKey({ input }));
    expect(ours.discoveries.get.queryOptions({ input }).queryKey).toEqual(
      theirs.discoveries.get.queryOptions({ input }).queryKey,
    );
    expect(ours.discoveries.list.infiniteOptions({ ...page, ...rest }).queryKey).toEqual(
      theirs.discoveries.list.infiniteOptions({ ...page, ...rest }).queryKey,
    );
  });

  it("make the call with its input, its context and the abort signal", async () => {
    const { signal } = new AbortController();
    const context = { idempotencyKey: "k" };
    const one = ours.discoveries.get.queryOptions({ input: { id: 5 }, context, staleTime: 7 });
    await (one.queryFn as (asked: object) => Promise<unknown>)({ signal });
    expect(list).toHaveBeenLastCalledWith({ id: 5 }, { signal, context });
    expect(one.staleTime).toBe(7);
    const many = ours.discoveries.list.infiniteOptions({ ...page, ...rest });
    await (many.queryFn as (asked: object) => Promise<unknown>)({ signal, pageParam: "next" });
    expect(list).toHaveBeenLastCalledWith({ continuation: "next" }, { signal, context: {} });
  });
});
