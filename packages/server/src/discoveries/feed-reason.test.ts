import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { expect, it } from "vitest";
import { feedReason } from "./feed-reason.ts";

it("a feed's reason says how many members like a discovery and how old it is, in English", () => {
  const at = new Date("2026-11-18T15:00:00Z");
  const said = (likes: number) =>
    feedReason("popular", { likes, date_creation: "2026-11-18T12:00:00Z" } as Discovery, {
      key: 0,
      followed: false,
      at,
    });
  expect([0, 1, 2].map((likes) => said(likes).text)).toEqual([
    "0 likes, 3 h old",
    "1 like, 3 h old",
    "2 likes, 3 h old",
  ]);
});
