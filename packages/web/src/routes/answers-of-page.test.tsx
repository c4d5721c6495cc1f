// @vitest-environment happy-dom
import { dehydrate, QueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answersOfPage } from "./answers-of-page.ts";
import { EndOfPage, PageEndContext } from "./page-end.tsx";

const NOW = Date.UTC(2026, 10, 27, 12, 0, 31);
const RENDERED = NOW - 31_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

function comes(page: Partial<PerformanceNavigationTiming>): void {
  const client = new QueryClient();
  client.setQueryData(["menu"], "Tartare", { updatedAt: RENDERED });
  const answers = JSON.stringify(dehydrate(client));
  document.body.innerHTML = renderToStaticMarkup(
    <PageEndContext value={{ structured: [], start: "", answers }}>
      <EndOfPage nonce={undefined} />
    </PageEndContext>,
  );
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([page as PerformanceNavigationTiming]);
}

const updatedAt = () => answersOfPage()?.queries.map(({ state }) => [state.data, state.dataUpdatedAt]);

test("a page from the server has answers as new as its arrival", () => {
  comes({ type: "navigate", transferSize: 9_000 });
  expect(updatedAt()).toEqual([["Tartare", NOW]]);
});

test.each([
  { type: "back_forward", transferSize: 9_000 },
  { type: "navigate", transferSize: 0 },
] as const)("a cached page's answers are as old as its rendering: $type, $transferSize bytes", (page) => {
  comes(page);
  expect(updatedAt()).toEqual([["Tartare", RENDERED]]);
});

test("a page that no server rendered has no answers", () => {
  expect(answersOfPage()).toBe(null);
});
