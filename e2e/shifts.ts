import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/**
 * Records layout shifts on the page itself, without the bars around it, after the document has been parsed: a slow
 * browser may paint half of a row before the rest has arrived.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      const [{ domInteractive: read } = { domInteractive: 0 }] = performance.getEntriesByType(
        "navigation",
      ) as PerformanceNavigationTiming[];
      for (const { value, sources, startTime } of list.getEntries() as Shift[]) {
        if (read === 0 || startTime < read) continue;
        const inside = sources.filter(({ node }) => document.querySelector("main")?.contains(node));
        if (inside.length > 0) moved.push(`${value}: ${inside.map(({ node }) => node?.textContent).join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
/** What has moved, by how much and with which words. */
export const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
