import { describe, expect, it } from "vitest";
import { TopicNumbers } from "./topic-numbers.ts";

describe("a set of topics stored as numbers", () => {
  const topics = new TopicNumbers(["member:7", "restaurant:8", "likes:2147483647", "restaurant:8", "zones"]);

  it("contains the topics that it was made of", () => {
    for (const topic of ["member:7", "restaurant:8", "likes:2147483647", "zones"] as const)
      expect(topics.has(topic), topic).toBe(true);
  });

  it("contains no topic of another kind, and none of the same kind with another id", () => {
    for (const topic of ["member:8", "restaurant:7", "likes:8", "comments:7", "likes:2147483646", "feeds"] as const)
      expect(topics.has(topic), topic).toBe(false);
  });

  it("takes eight bytes per topic", () => {
    expect(topics.size).toBe(4 * 8);
  });
});
