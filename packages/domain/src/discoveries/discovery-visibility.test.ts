import { describe, expect, it } from "vitest";
import { DISCOVERY_STATUSES, VISIBILITIES } from "./discovery.ts";
import { type DiscoveryViewFacts, maySeeDiscovery, mayInteract } from "./discovery-visibility.ts";

const stranger = { own: false, friends: false, moderator: false };
const seen = (facts: Partial<DiscoveryViewFacts>) =>
  maySeeDiscovery({ status: "approved", visibility: "public", ...stranger, ...facts });

describe("who sees a discovery", () => {
  it("its author sees it in every status", () => {
    for (const status of DISCOVERY_STATUSES) {
      for (const visibility of VISIBILITIES) expect(seen({ status, visibility, own: true })).toBe(true);
    }
  });

  it("everyone sees an approved public one", () => {
    expect(seen({})).toBe(true);
  });

  it("only friends see an approved one for friends", () => {
    expect(seen({ visibility: "friends" })).toBe(false);
    expect(seen({ visibility: "friends", moderator: true })).toBe(false);
    expect(seen({ visibility: "friends", friends: true })).toBe(true);
  });

  it("neither friends nor moderators see an approved private one", () => {
    expect(seen({ visibility: "private", friends: true, moderator: true })).toBe(false);
    expect(seen({ visibility: "private", friends: true, reported: true })).toBe(false);
  });

  it("moderators see a reported one, whatever its visibility", () => {
    for (const visibility of VISIBILITIES) expect(seen({ visibility, moderator: true, reported: true })).toBe(true);
  });

  it.each(["draft", "pending", "rejected"] as const)("apart from the author only moderators see a %s one", (status) => {
    expect(seen({ status })).toBe(false);
    expect(seen({ status, friends: true, visibility: "friends" })).toBe(false);
    expect(seen({ status, moderator: true })).toBe(true);
    for (const visibility of VISIBILITIES) expect(seen({ status, visibility, moderator: true })).toBe(true);
    expect(seen({ status, visibility: "private", friends: true })).toBe(false);
  });
});

describe("who may interact with a discovery", () => {
  it("everyone who sees an approved one may, its author included, and nobody may with any other", () => {
    expect(mayInteract({ status: "approved", visibility: "public", own: false, friends: false })).toBe(true);
    expect(mayInteract({ status: "approved", visibility: "private", own: true, friends: false })).toBe(true);
    expect(mayInteract({ status: "approved", visibility: "friends", own: false, friends: false })).toBe(false);
    for (const status of ["draft", "pending", "rejected"] as const) {
      expect(mayInteract({ status, visibility: "public", own: true, friends: true })).toBe(false);
    }
  });
});
