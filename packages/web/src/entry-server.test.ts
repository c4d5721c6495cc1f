import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Api } from "./api/create-api.ts";
import { renderer } from "./entry-server.tsx";
import { UNTOLD_FACTS } from "./routes/host-facts.ts";

const refusing = (): Promise<never> => Promise.reject(new Error("not asked for here"));
/** Answers lists with nothing in them, and nothing else. */
const api = new Proxy({} as Api, {
  get: (_, room) =>
    new Proxy(
      {},
      {
        get: (__, name) =>
          room === "discoveries" && name === "list"
            ? async () => ({ recommendations: [], continuation: null })
            : refusing,
      },
    ),
});

const render = (path: string) =>
  renderer.renderPage({
    request: new Request(`https://tablee.example${path}`),
    api,
    language: "fr",
    member: false,
    now: new Date("2026-11-20T12:00:00Z"),
    origin: "https://tablee.example",
    facts: UNTOLD_FACTS,
    assets: { entry: "/entry.js", css: [], preloads: [], routes: {} },
    nonce: null,
    failed: () => {},
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ["/", 200],
  ["/discovery/7", 500],
])("a rendering of %s lets go of what it has read: nothing waits to be forgotten later", async (path, status) => {
  const page = await render(path);
  expect(page.status).toBe(status);
  if (status === 200) expect(page.html.join("")).toContain('<html lang="fr"');
  // What is told a moment later has been told.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(vi.getTimerCount()).toBe(0);
});
