import type { DehydratedState } from "@tanstack/react-query";
import { takeAnswers } from "./page-end.tsx";

/** Whether the page came over the line just now, and not out of what the browser has kept: back, or in a tab restored. */
function cameOverTheLine(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page !== undefined && page.type !== "back_forward" && page.transferSize > 0;
}

/**
 * What was read for the page, where a server rendered it. The host lets go of a page as soon as something that it shows
 * changes, so that its answers are as new as its coming, by this device's clock: by the moment of its rendering a page
 * that is half a minute old would ask for all of it again before it is ready.
 */
export function answersOfPage(): DehydratedState | null {
  const written = takeAnswers();
  if (written === null) return null;
  const answers = JSON.parse(written) as DehydratedState;
  if (cameOverTheLine()) for (const { state } of answers.queries) state.dataUpdatedAt = Date.now();
  return answers;
}
