import { AsyncLocalStorage } from "node:async_hooks";
import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Api } from "./api/create-api.ts";
import { renderer } from "./entry-server.tsx";
import { UNTOLD_FACTS } from "./routes/host-facts.ts";

const refusing = (): Promise<never> => Promise.reject(new Error("not asked for here"));
const words = { en: null, fr: null, default: "Poutine" };
const card = (id: number): Discovery => ({
  id,
  guid: "01a220b0-f151-7108-82ad-5262fe833204",
  name: words,
  short_description: words,
  description: words,
  image_url: "/pictures/poutine.webp",
  status: "approved",
  visibility: "public",
  revision: 1,
  likes: 0,
  comments: 0,
  root_comments: 0,
  reported_comments: [],
  current_user_blocked: false,
  date_creation: "2026-11-19T12:00:00.000Z",
  account_id: 3,
  account_guid: "01a220b0-f0c1-74f2-b349-20e70ba7c9dd",
  first_name: "Mei",
  last_name: "Lin",
  avatar_url: null,
  certification: null,
  google_place_id: null,
  google_place_name: null,
  google_place_address: null,
  city: null,
  restaurant_id: null,
  item_id: null,
  restaurant: null,
  item_price: null,
  item_price_from: false,
  currency: null,
});
/** As the server returns them: the same objects as long as nothing about them changes. */
const recommendations: Discovery[] = [];
beforeEach(() => void recommendations.splice(0));

/** Answers the list of discoveries and rejects every other call. */
const api = new Proxy({} as Api, {
  get: (_, room) =>
    new Proxy(
      {},
      {
        get: (__, name) =>
          room === "discoveries" && name === "list" ? async () => ({ recommendations, continuation: null }) : refusing,
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

/** The pending timers of one rendering, with where each was set; other test files share this process. */
const ofRendering = new AsyncLocalStorage<Map<unknown, string>>();
const { setTimeout: set, clearTimeout: clear } = globalThis;
const noted = (run: () => void, ms?: number): unknown => {
  const waiting = ofRendering.getStore();
  const timer = set(() => {
    waiting?.delete(timer);
    run();
  }, ms);
  waiting?.set(timer, `${ms} ms, ${new Error("set").stack}`);
  return timer;
};
const noMore = (timer: NodeJS.Timeout | undefined): void => {
  ofRendering.getStore()?.delete(timer);
  clear(timer);
};
beforeEach(() => {
  vi.stubGlobal("setTimeout", noted);
  vi.stubGlobal("clearTimeout", noMore);
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["/", 200],
  ["/discovery/7", 500],
])("a rendering of %s leaves no timers running for the data that it has read", async (path, status) => {
  const waiting = new Map<unknown, string>();
  const page = await ofRendering.run(waiting, () => render(path));
  expect(page.status).toBe(status);
  if (status === 200) expect(page.html.join("")).toContain('<html lang="fr"');
  // What would be reported a moment later has been reported by now.
  await vi.waitFor(() => expect([...waiting.values()]).toEqual([]));
});

test.each(["embed=true", "single-menu=999", "discovery=8"])(
  "the effect of %s on the links of a page does not reach other renderings",
  async (asked) => {
    recommendations.push(card(7), card(8));
    const second = async (search: string) => {
      const html = (await render(`/${search}`)).html.join("");
      return /<a [^>]*href="\/discovery\/8[^>]*>/.exec(html)?.[0];
    };
    const own = await second(`?${asked}`);
    const shared = await second("");
    expect(shared).toContain('href="/discovery/8"');
    expect(shared).not.toContain("aria-current");
    expect(own).not.toBe(shared);
    expect(await second(`?${asked}`)).toBe(own);
  },
);
