import type { DehydratedState } from "@tanstack/react-query";
import { takeAnswers } from "./page-end.tsx";

/**
 * Whether the page was just transferred, as opposed to taken from the browser's cache: on Back, or in a restored tab.
 */
function cameOverTheLine(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page !== undefined && page.type !== "back_forward" && page.transferSize > 0;
}

/**
 * The answers that were read for the page, if a server rendered it. The host evicts a page as soon as anything on it
 * changes, so its answers are as fresh as its arrival, by this device's clock. By the time of its rendering, a page
 * half a minute old would refetch everything before it is ready.
 */
export function answersOfPage(): DehydratedState | null {
  const written = takeAnswers();
  if (written === null) return null;
  const answers = JSON.parse(written) as DehydratedState;
  if (cameOverTheLine()) for (const { state } of answers.queries) state.dataUpdatedAt = Date.now();
  return answers;
}
