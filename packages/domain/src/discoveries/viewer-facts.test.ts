import { describe, expect, it } from "vitest";
import { DISCOVERY_STATUSES, type Interaction } from "./discovery.ts";
import { isOffered, type ViewerFacts } from "./viewer-facts.ts";

const row = { status: "approved", visibility: "public", own: false } as const;
const nothing: ViewerFacts = {
  done: [],
  follows: false,
  followed: false,
  blocks: false,
  blocked: false,
  unmet_comments: [0, 0],
  reported_comments: [],
};

describe("a list offers a discovery", () => {
  it("to everyone, once it is approved", () => {
    for (const status of DISCOVERY_STATUSES) {
      for (const facts of [null, nothing]) expect(isOffered({ ...row, status }, facts)).toBe(status === "approved");
    }
  });

  it("for friends, only to members who follow the author and are followed back", () => {
    const offered = (follows: boolean, followed: boolean) =>
      isOffered({ ...row, visibility: "friends" }, { ...nothing, follows, followed });
    expect([offered(true, true), offered(true, false), offered(false, true)]).toEqual([true, false, false]);
    expect(isOffered({ ...row, visibility: "friends" }, null)).toBe(false);
    expect(isOffered({ ...row, visibility: "friends", own: true }, nothing)).toBe(true);
  });

  it("to nobody who disliked or reported it, or is not interested", () => {
    const offered = (...done: Interaction[]) => isOffered(row, { ...nothing, done });
    expect([offered(), offered("like")]).toEqual([true, true]);
    expect([offered("dislike"), offered("not-interested"), offered("like", "report")]).toEqual([false, false, false]);
    expect(isOffered({ ...row, own: true }, { ...nothing, done: ["dislike"] })).toBe(false);
  });

  it("never of a member whom the viewer blocked, but a public one of a member who blocked the viewer", () => {
    expect(isOffered(row, { ...nothing, blocks: true })).toBe(false);
    expect(isOffered(row, { ...nothing, blocked: true })).toBe(true);
    expect(isOffered({ ...row, visibility: "friends" }, { ...nothing, blocked: true })).toBe(false);
  });
});
