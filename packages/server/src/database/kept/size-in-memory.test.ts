import { describe, expect, it } from "vitest";
import { sizeInMemory } from "./size-in-memory.ts";

describe("the estimated size of a cached value", () => {
  it("grows with each of its parts, at any depth", () => {
    expect(sizeInMemory("poutine aux champignons") - sizeInMemory("poutine")).toBe(16);
    const deep = (text: string) => [{ names: new Map([["fr", new Set([text])]]), at: new Date(0), metres: 0.5 }];
    expect(sizeInMemory(deep("x".repeat(1_000))) - sizeInMemory(deep(""))).toBe(1_000);
    expect(sizeInMemory([1.5, 2.5]) - sizeInMemory([1.5])).toBe(24);
    expect(sizeInMemory({ a: 1, b: 2 }) - sizeInMemory({ a: 1 })).toBe(8);
    expect(sizeInMemory(new Uint8Array(5_000)) - sizeInMemory(new Uint8Array(0))).toBe(5_000);
  });

  it("is zero for null, undefined, booleans and small integers", () => {
    for (const value of [null, undefined, true, 7]) expect(sizeInMemory(value)).toBe(0);
  });
});
