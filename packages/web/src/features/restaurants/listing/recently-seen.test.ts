import { afterEach, expect, test } from "vitest";
import { recentlySeen, rememberSeen } from "./recently-seen.ts";

afterEach(() => recentlySeen.reset());

test("the last eight opened restaurants are remembered, each once, the newest first (restaurants §33)", () => {
  for (const id of [1, 2, 3, 2, 2]) rememberSeen(id);
  expect(recentlySeen.get().ids).toEqual([2, 3, 1]);
  for (let id = 10; id < 20; id += 1) rememberSeen(id);
  expect(recentlySeen.get().ids).toEqual([19, 18, 17, 16, 15, 14, 13, 12]);
});
