import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { avatarAddress, avatarChoices, avatarOf, FIRST_AVATAR, randomAvatar } from "./avatar-config.ts";

describe("a drawn avatar", () => {
  it("is read back unchanged from its address", () => {
    const chances = fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true }));
    fc.assert(
      fc.property(chances, (stream) => {
        const config = randomAvatar(() => stream.next().value);
        expect(avatarOf(avatarAddress(config))).toEqual(config);
        expect(config.facialHairColor).toBe(config.hairColor);
      }),
    );
  });

  it("is null for any other address, and ignores options that do not exist", () => {
    for (const address of [null, "", "/pictures/a.webp", "https://x.test/api/avatar.svg?top=bob"]) {
      expect(avatarOf(address)).toBeNull();
    }
    const odd = avatarOf("/api/avatar.svg?top=crown&skinColor=red&eyes=wink&clothing=%3Csvg%3E");
    expect(odd).toEqual({ ...FIRST_AVATAR, top: null, eyes: "wink" });
  });

  it("may omit the hair, the glasses and the beard, and nothing else", () => {
    expect(avatarChoices("top")[0]).toBeNull();
    expect(avatarChoices("mouth")).not.toContain(null);
    expect(avatarChoices("skinColor")).toContain(FIRST_AVATAR.skinColor);
  });
});
