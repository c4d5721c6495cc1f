import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blockRefusal, type FollowFacts, followRefusal, MOST_BLOCKED, MOST_FOLLOWED } from "./may-follow.ts";

const free: FollowFacts = { own: false, blocked: false, blocks: false, following: 0 };

describe("following", () => {
  it("is allowed where nothing prevents it", () => {
    expect(followRefusal(free)).toBeNull();
    expect(followRefusal({ ...free, following: MOST_FOLLOWED - 1 })).toBeNull();
  });

  it("is refused for oneself, across a block in either direction, and beyond the maximum", () => {
    expect(followRefusal({ ...free, own: true })).toBe("own_account");
    expect(followRefusal({ ...free, blocked: true })).toBe("user_blocked");
    expect(followRefusal({ ...free, blocks: true })).toBe("member_blocked");
    expect(followRefusal({ ...free, following: MOST_FOLLOWED })).toBe("too_many_followed");
  });

  it("is refused wherever one has blocked the other, whatever else is true", () => {
    const facts = fc.record({ own: fc.boolean(), blocked: fc.boolean(), blocks: fc.boolean(), following: fc.nat() });
    fc.assert(
      fc.property(facts, (known) =>
        known.blocked || known.blocks || known.own ? followRefusal(known) !== null : true,
      ),
    );
  });
});

describe("blocking", () => {
  it("is refused for oneself and beyond the maximum", () => {
    expect(blockRefusal({ own: false, blocking: 0 })).toBeNull();
    expect(blockRefusal({ own: true, blocking: 0 })).toBe("own_account");
    expect(blockRefusal({ own: false, blocking: MOST_BLOCKED })).toBe("too_many_blocked");
  });
});
