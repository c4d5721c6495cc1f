import { expect, it, vi } from "vitest";
import { readMenuApart } from "./menu-apart.ts";

const file = {
  format: "json",
  bytes: new TextEncoder().encode('[{ "id": "a", "type": "ITEM", "item_data": { "name": "Soup" } }]'),
  owner: { ref: "1", name: "menu.json" },
  at: new Date("2026-11-23T12:00:00Z"),
} as const;

it("a till's menu that takes too long to read is reported as unreadable, and counted", async () => {
  const tooMuch = vi.fn(async () => null);
  const read = await readMenuApart(file, tooMuch, { patience_ms: 0, memory_mb: 192 });
  expect(read).toMatchObject({ restaurants: [], errors: [{ code: "format_unknown" }] });
  expect(tooMuch).toHaveBeenCalledOnce();
});

it("any other till's menu is read in a process of its own, however short it is", async () => {
  const read = await readMenuApart(file, () => Promise.reject(new Error("it was given up")), {
    patience_ms: 50_000,
    memory_mb: 192,
  });
  expect(read.restaurants[0]?.menu?.items.map(({ ref }) => ref)).toEqual(["a"]);
});
