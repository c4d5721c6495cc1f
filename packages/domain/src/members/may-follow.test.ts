import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockRefusal, type FollowFacts, followRefusal, MOST_BLOCKED, MOST_FOLLOWED } from "./may-follow.ts";

const free: FollowFacts = { own: false, blocked: false, blocks: false, following: 0 };

describe("following is refused", () => {
  it("to nobody whom nothing holds back", () => {
    expect(followRefusal(free)).toBeNull();
    expect(followRefusal({ ...free, following: MOST_FOLLOWED - 1 })).toBeNull();
  });

  it("of oneself, of who blocked one, of whom one blocked, and beyond what a feed bears", () => {
    expect(followRefusal({ ...free, own: true })).toBe("own_account");
    expect(followRefusal({ ...free, blocked: true })).toBe("user_blocked");
    expect(followRefusal({ ...free, blocks: true })).toBe("member_blocked");
    expect(followRefusal({ ...free, following: MOST_FOLLOWED })).toBe("too_many_followed");
  });

  it("wherever a block stands between the two, whatever else is so", () => {
    const facts = fc.record({ own: fc.boolean(), blocked: fc.boolean(), blocks: fc.boolean(), following: fc.nat() });
    fc.assert(
      fc.property(facts, (known) =>
        known.blocked || known.blocks || known.own ? followRefusal(known) !== null : true,
      ),
    );
  });
});

describe("blocking is refused", () => {
  it("of oneself, and beyond a list that anybody reads", () => {
    expect(blockRefusal({ own: false, blocking: 0 })).toBeNull();
    expect(blockRefusal({ own: true, blocking: 0 })).toBe("own_account");
    expect(blockRefusal({ own: false, blocking: MOST_BLOCKED })).toBe("too_many_blocked");
  });
});
