import type { Api } from "@tablee/web/api/create-api";
import { describe, expect, it } from "vitest";
import { ANYTHING, LIKES, type Topics, watched } from "./page-topics.ts";

/** An API that returns the test's answers; nothing else is used. */
const answering = (answers: Record<string, Record<string, unknown>>): Api =>
  Object.fromEntries(
    Object.entries(answers).map(([room, calls]) => [
      room,
      Object.fromEntries(Object.entries(calls).map(([name, output]) => [name, async () => output])),
    ]),
  ) as unknown as Api;

describe("what a page depends on", () => {
  const topicsOf = async (answers: Parameters<typeof answering>[0], ask: (api: Api) => Promise<unknown>) => {
    const topics: Topics = new Set();
    await ask(watched(answering(answers), topics));
    return topics;
  };
  const list = {
    recommendations: [
      { id: 1, restaurant_id: 7 },
      { id: 2, restaurant_id: null },
    ],
    continuation: null,
  };

  it("is each row of a list, its restaurant, possible new rows, and likes if they decide the order", async () => {
    const answers = { discoveries: { list, allAt: list } };
    const rows = [1, 2].flatMap((id) => [`recommendation:${id}`, `likes:${id}`, `comments:${id}`]);
    const fresh = await topicsOf(answers, (api) => api.discoveries.list({ variant: "fresh" }));
    expect(fresh).toEqual(new Set(["recommendations", "restaurants", "feeds", "restaurant:7", ...rows]));
    const forYou = await topicsOf(answers, (api) => api.discoveries.list({}));
    expect(forYou).toEqual(new Set([...fresh, LIKES]));
    expect(await topicsOf(answers, (api) => api.discoveries.allAt({ id: 7 }))).toEqual(forYou);
  });

  it("is its restaurant and the restaurant's tables, for the page of a table", async () => {
    const topics = await topicsOf({ tables: { get: { restaurant_id: 4 } } }, (api) => api.tables.get({ code: "x" }));
    expect(topics).toEqual(new Set(["tables:4", "restaurant:4", "restaurants"]));
  });

  it("is nothing for the program's constants, and every change for a call without described topics", async () => {
    const answers = { menus: { constants: {} }, places: { suggest: [] } };
    expect(await topicsOf(answers, (api) => api.menus.constants({}))).toEqual(new Set());
    expect(await topicsOf(answers, (api) => api.places.suggest({} as never))).toEqual(new Set([ANYTHING]));
  });
});
