// @vitest-environment happy-dom
import type { SearchAnswer } from "@tablee/contract/search/search.schema";
import { createMemoryHistory } from "@tanstack/react-router";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { offlineError } from "../../api/call-error.ts";
import { settle, showPages } from "../../testing/show-pages.tsx";
import { useSearchAnswer } from "./use-search.ts";

afterEach(cleanup);

const NOTHING: SearchAnswer = { accounts: [], recommendations: [], restaurant_items: [], restaurants: [] };

function Answer() {
  const { found, error } = useSearchAnswer("ramen", false);
  return <output>{error ? "failed" : found ? "found" : "searching"}</output>;
}

it("results stay when they cannot be fetched again, and a search without results says that it failed", async () => {
  const universal = vi.fn<() => Promise<SearchAnswer>>().mockRejectedValue(offlineError(null));
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const { client } = showPages({ "/": Answer }, history, { search: { universal } });
  await screen.findByText("failed");
  universal.mockResolvedValue(NOTHING);
  await act(() => client.refetchQueries());
  await screen.findByText("found");
  universal.mockRejectedValue(offlineError(null));
  await act(() => client.refetchQueries());
  await settle();
  expect(universal).toHaveBeenCalledTimes(3);
  expect(screen.getByText("found")).toBeTruthy();
});
