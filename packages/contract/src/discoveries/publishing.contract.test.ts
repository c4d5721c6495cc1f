import { expect, it } from "vitest";
import { publishingContract } from "./publishing.contract.ts";

it("an author's appeal keeps only what can be seen, and no control character (language §25)", () => {
  const read = (text: string) => publishingContract.appeal["~orpc"].inputSchema?.safeParse({ id: 1, text });
  expect(read("It is m\u202ey own\u200b picture")?.data).toEqual({ id: 1, text: "It is my own picture" });
  expect(read("It is\u0007 mine")?.success).toBe(false);
});
