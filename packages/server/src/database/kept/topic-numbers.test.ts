import { describe, expect, it } from "vitest";
import { TopicNumbers } from "./topic-numbers.ts";

describe("topics as numbers", () => {
  const topics = new TopicNumbers(["member:7", "restaurant:8", "likes:2147483647", "restaurant:8", "zones"]);

  it("are those that it was made of", () => {
    for (const topic of ["member:7", "restaurant:8", "likes:2147483647", "zones"] as const)
      expect(topics.has(topic), topic).toBe(true);
  });

  it("are no others: neither of another kind nor another one of the same", () => {
    for (const topic of ["member:8", "restaurant:7", "likes:8", "comments:7", "likes:2147483646", "feeds"] as const)
      expect(topics.has(topic), topic).toBe(false);
  });

  it("take eight bytes each, once", () => {
    expect(topics.size).toBe(4 * 8);
  });
});
