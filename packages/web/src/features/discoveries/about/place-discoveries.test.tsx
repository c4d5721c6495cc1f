// @vitest-environment happy-dom
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { settle, showPages } from "../../../testing/show-pages.tsx";
import { PlaceDiscoveries } from "./place-discoveries.tsx";
import { allRecommendedQuery } from "./recommended-query.ts";

/** The end of a list is always near the screen. */
class AtOnce {
  readonly #told: IntersectionObserverCallback;
  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }
  observe = () => this.#told([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const { orpc } = useAppContext();
  const list = useInfiniteQuery(allRecommendedQuery(orpc, 7));
  return (
    <PlaceDiscoveries
      title="Recommended"
      renderBack={(shared) => (
        <a href="/x" {...shared}>
          Chez Margot
        </a>
      )}
      list={list}
      renderTile={({ id }) => `dish ${id}`}
    />
  );
}

async function show(...pages: number[][]) {
  vi.stubGlobal("IntersectionObserver", AtOnce);
  const allAt = vi.fn(async ({ continuation }: { continuation?: string }) => {
    const at = Number(continuation ?? 0);
    const recommendations = (pages[at] ?? []).map((id) => ({ id, account_id: 3 }) as Discovery);
    return { recommendations, continuation: at + 1 < pages.length ? String(at + 1) : null };
  });
  showPages({ "/": Page }, createMemoryHistory({ initialEntries: ["/"] }), { discoveries: { allAt } });
  await settle();
  return allAt;
}

it("everything that is recommended at a place is listed, page by page (discoveries §31)", async () => {
  const asked = await show([1, 2], [3]);
  await waitFor(() => expect(screen.getByRole("list").textContent).toBe("dish 1dish 2dish 3"));
  expect(screen.getByText(m.discoveries_end())).toBeTruthy();
  expect(asked.mock.calls.map(([input]) => input)).toEqual([{ id: 7 }, { id: 7, continuation: "1" }]);
});

it("where nobody recommends anything, the list says so", async () => {
  await show([]);
  expect(screen.getByRole("heading", { name: m.discoveries_here_none() })).toBeTruthy();
});
