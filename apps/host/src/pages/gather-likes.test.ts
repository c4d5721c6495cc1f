import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gatherLikes, LIKES_EVERY_MS } from "./gather-likes.ts";

describe("changes that are passed on to cached pages", () => {
  let told: string[][];
  let gathered: ReturnType<typeof gatherLikes>;
  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    gathered = gatherLikes((topics) => told.push([...topics]));
  });
  afterEach(() => {
    gathered.stop();
    vi.useRealTimers();
  });

  it("are passed on at once, except for likes", () => {
    gathered.heard("restaurant:1");
    gathered.heard("recommendations");
    expect(told).toEqual([["restaurant:1"], ["recommendations"]]);
  });

  it("that are likes are passed on at once after a quiet time, then together every few seconds at most", () => {
    gathered.heard("likes:1");
    expect(told).toEqual([["likes:1", "likes"]]);
    for (let n = 0; n < 100; n += 1) {
      gathered.heard("likes:2");
      gathered.heard("likes:3");
    }
    expect(told).toHaveLength(1);
    vi.advanceTimersByTime(LIKES_EVERY_MS);
    expect(told.slice(1)).toEqual([["likes:2", "likes:3", "likes"]]);
    gathered.heard("likes:4");
    expect(told).toHaveLength(2);
    vi.advanceTimersByTime(LIKES_EVERY_MS);
    expect(told).toHaveLength(3);
    vi.advanceTimersByTime(LIKES_EVERY_MS * 2);
    gathered.heard("likes:5");
    expect(told.slice(3)).toEqual([["likes:5", "likes"]]);
  });
});
