import { describe, expect, it } from "vitest";
import { networksOf, SOCIAL_NETWORK_CODES, SOCIAL_NETWORKS } from "./social-network.ts";

describe("networks", () => {
  it("have their positions as codes: none is first, Tablée third", () => {
    expect(SOCIAL_NETWORKS.map((_network, code) => code)).toEqual([...SOCIAL_NETWORK_CODES]);
    expect([SOCIAL_NETWORKS[0], SOCIAL_NETWORKS[2]]).toEqual(["none", "tablee"]);
  });

  it("of a member are those with which the member signs in", () => {
    expect(networksOf({ own: true, providers: [] })).toEqual([2]);
    expect(networksOf({ own: true, providers: ["apple", "google"] })).toEqual([1, 2, 3]);
    expect(networksOf({ own: false, providers: ["apple"] })).toEqual([3]);
    expect(networksOf({ own: false, providers: [] })).toEqual([0]);
  });
});
