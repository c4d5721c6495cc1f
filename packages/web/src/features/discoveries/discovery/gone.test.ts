import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { asksOnce } from "./gone.ts";

const key = (id: number) => [["discoveries", "get"], { type: "query", input: { id } }];

describe("a discovery that was not found", () => {
  it("is requested once per member, however often that fails", () => {
    const client = new QueryClient();
    expect([1, 2, 3].map(() => asksOnce(client, key(7), "nora"))).toEqual([true, false, false]);
    expect(asksOnce(client, key(8), "nora")).toBe(true);
    expect(asksOnce(client, key(8), "sam")).toBe(true);
    expect(asksOnce(new QueryClient(), key(8), "sam")).toBe(true);
  });

  it("is not requested if this browser has already cached it", () => {
    const client = new QueryClient();
    client.setQueryData(key(7), null);
    expect(asksOnce(client, key(7), "nora")).toBe(false);
  });
});
