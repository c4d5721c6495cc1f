import { describe, expect, it } from "vitest";
import { rememberChanges } from "./recent-changes.ts";

describe("changes of restaurants", () => {
  const MS = 1_000;
  const begin = () => {
    const clock = { now: 50 };
    return { clock, changes: rememberChanges(MS, () => clock.now) };
  };

  it("are remembered for a while, each separately", () => {
    const { clock, changes } = begin();
    changes.changed(1);
    clock.now += MS - 1;
    changes.changed(2);
    expect([1, 2, 3].filter(changes.has)).toEqual([1, 2]);
    clock.now += 1;
    expect([1, 2, 3].filter(changes.has)).toEqual([2]);
  });

  it("are remembered from the latest one on", () => {
    const { clock, changes } = begin();
    changes.changed(1);
    clock.now += MS - 1;
    changes.changed(1);
    clock.now += MS - 1;
    expect(changes.has(1)).toBe(true);
    clock.now += 1;
    expect(changes.has(1)).toBe(false);
  });

  it("to all count for each restaurant, even one that changed before", () => {
    const { clock, changes } = begin();
    changes.changed(1);
    clock.now += MS - 1;
    changes.allChanged();
    clock.now += MS - 1;
    expect([1, 2].filter(changes.has)).toEqual([1, 2]);
    clock.now += 1;
    expect([1, 2].filter(changes.has)).toEqual([]);
  });
});
