import { ORPCError } from "@orpc/client";
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { Api } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { retryAgain } from "../../../api/retry-delay.ts";
import { menuOutlineQuery } from "./menu-queries.ts";

it("a menu that fails to load is requested three times", async () => {
  const get = vi.fn<() => Promise<never>>(async () => {
    throw new ORPCError("internal_error", { defined: true, status: 500 });
  });
  const api = { restaurants: { get } } as unknown as Api;
  const client = new QueryClient({ defaultOptions: { queries: { retry: retryAgain, retryDelay: 0 } } });
  await expect(client.query(menuOutlineQuery(createOrpc(api), 1))).rejects.toThrow("internal_error");
  expect(get).toHaveBeenCalledTimes(3);
});
