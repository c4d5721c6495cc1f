import { describe, expect, it } from "vitest";
import { DISCOVERY_STATUSES, VISIBILITIES } from "./discovery.ts";
import { type DiscoveryViewFacts, maySeeDiscovery, mayInteract } from "./discovery-visibility.ts";

const stranger = { own: false, friends: false, moderator: false };
const seen = (facts: Partial<DiscoveryViewFacts>) =>
  maySeeDiscovery({ status: "approved", visibility: "public", ...stranger, ...facts });

describe("who sees a discovery", () => {
  it("is its author, whatever its state", () => {
    for (const status of DISCOVERY_STATUSES) {
      for (const visibility of VISIBILITIES) expect(seen({ status, visibility, own: true })).toBe(true);
    }
  });

  it("is everybody for an approved public one", () => {
    expect(seen({})).toBe(true);
  });

  it("is friends alone for one for friends", () => {
    expect(seen({ visibility: "friends" })).toBe(false);
    expect(seen({ visibility: "friends", moderator: true })).toBe(false);
    expect(seen({ visibility: "friends", friends: true })).toBe(true);
  });

  it("is nobody else for an approved private one", () => {
    expect(seen({ visibility: "private", friends: true, moderator: true })).toBe(false);
    expect(seen({ visibility: "private", friends: true, reported: true })).toBe(false);
  });

  it("is moderators for what was reported, to whomever it is shown", () => {
    for (const visibility of VISIBILITIES) expect(seen({ visibility, moderator: true, reported: true })).toBe(true);
  });

  it.each(["draft", "pending", "rejected"] as const)("is a moderator alone for a %s one", (status) => {
    expect(seen({ status })).toBe(false);
    expect(seen({ status, friends: true, visibility: "friends" })).toBe(false);
    expect(seen({ status, moderator: true })).toBe(true);
    for (const visibility of VISIBILITIES) expect(seen({ status, visibility, moderator: true })).toBe(true);
    expect(seen({ status, visibility: "private", friends: true })).toBe(false);
  });
});

describe("who interacts with a discovery", () => {
  it("is whoever sees an approved one, its author too, and nobody otherwise", () => {
    expect(mayInteract({ status: "approved", visibility: "public", own: false, friends: false })).toBe(true);
    expect(mayInteract({ status: "approved", visibility: "private", own: true, friends: false })).toBe(true);
    expect(mayInteract({ status: "approved", visibility: "friends", own: false, friends: false })).toBe(false);
    for (const status of ["draft", "pending", "rejected"] as const) {
      expect(mayInteract({ status, visibility: "public", own: true, friends: true })).toBe(false);
    }
  });
});
