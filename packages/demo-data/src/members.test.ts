import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import { AVATAR_COLOURS, AVATAR_VARIANTS, isAvatarColour } from "@tablee/domain/accounts/avatar-options";
import { describe, expect, it } from "vitest";

import { avatarAddress } from "@tablee/domain/accounts/avatar-config";
import { demoFollows } from "./follows.ts";
import { DEMO_PASSWORD, demoMembers } from "./members.ts";
import { demoRestaurants } from "./restaurants/demo-restaurants.ts";

const refs = new Set(demoMembers.map(({ ref }) => ref));

describe("the demo's members", () => {
  it("are forty, each with their own ref, e-mail, phone number and portrait", () => {
    expect(demoMembers).toHaveLength(40);
    for (const key of ["ref", "email", "phone_number", "avatar_url"] as const) {
      expect(new Set(demoMembers.map((member) => member[key])).size, key).toBe(40);
    }
    for (const member of demoMembers) {
      expect(member.ref).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(member.phone_number, member.ref).toMatch(/^\+\d{11}$/);
      expect(member.email, member.ref).toMatch(/^[a-z.-]+@tablee\.test$/);
      expect(`${member.first_name} ${member.last_name}`).toMatch(/^\p{L}[\p{L}' -]+$/u);
      expect(member.postal_code, member.ref).toMatch(/^H\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/);
    }
  });

  it("have every certification and speak both languages", () => {
    expect(new Set(demoMembers.map(({ certification }) => certification))).toEqual(new Set(CERTIFICATIONS));
    expect(new Set(demoMembers.map(({ speaks }) => speaks))).toEqual(new Set(["en", "fr"]));
  });

  it("include the four accounts of the README, with a password that the product accepts", () => {
    const account = (email: string) => demoMembers.find((member) => member.email === email);
    expect(account("member@tablee.test")).toMatchObject({ admin: false, staff_of: [], phone_verified: true });
    expect(account("kitchen@tablee.test")).toMatchObject({ admin: false, staff_of: ["chez-margot"] });
    expect(account("critic@tablee.test")).toMatchObject({ certification: "food_critic", admin: false });
    expect(demoMembers.filter(({ admin }) => admin).map(({ email }) => email)).toEqual(["admin@tablee.test"]);
    // These accounts follow the browser's language of the person who tries the product, and have none of their own.
    const chosen = demoMembers.filter(({ language }) => language === null);
    expect(chosen.map(({ email }) => email).toSorted()).toEqual(
      ["admin", "critic", "kitchen", "member"].map((name) => `${name}@tablee.test`),
    );
    expect(DEMO_PASSWORD).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,32}$/);
  });

  it("are staff only of kitchens that exist", () => {
    const restaurants = new Set(demoRestaurants(new Date(0)).map(({ ref }) => ref));
    for (const ref of demoMembers.flatMap(({ staff_of }) => staff_of)) expect(restaurants).toContain(ref);
  });

  it("have portraits that the avatar style can draw, with calm or happy faces", () => {
    for (const { ref, avatar, avatar_url } of demoMembers) {
      const query = new URL(avatar_url, "https://tablee.test").searchParams;
      for (const [field, variants] of Object.entries(AVATAR_VARIANTS)) {
        const value = query.get(field);
        if (value !== null) expect(variants as readonly string[], `${ref} ${field}`).toContain(value);
      }
      for (const field of AVATAR_COLOURS) expect(isAvatarColour(query.get(field) ?? ""), `${ref} ${field}`).toBe(true);
      expect(["smile", "twinkle", "serious"], ref).toContain(avatar.mouth);
      expect(["default", "happy"], ref).toContain(avatar.eyes);
    }
  });

  it("have no empty fields in the address of their portrait", () => {
    const [one] = demoMembers;
    if (!one) throw new Error("no members");
    const url = avatarAddress({ ...one.avatar, accessories: null, facialHair: null });
    expect(url).toMatch(/^\/api\/avatar\.svg\?skinColor=[\da-f]{6}&top=/);
    expect(url).not.toMatch(/accessories|facialHair=|null/);
    expect(avatarAddress({ ...one.avatar, accessories: "round" })).toContain("accessories=round");
  });
});

describe("the demo's follows", () => {
  it("are between two different members, once each, and some are mutual", () => {
    const pairs = demoFollows.map(({ follower, followed }) => `${follower}>${followed}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { follower, followed } of demoFollows) {
      expect(refs).toContain(follower);
      expect(refs).toContain(followed);
      expect(follower).not.toBe(followed);
    }
    expect(pairs).toContain("ines-gagnon>noah-tremblay");
    expect(pairs).toContain("noah-tremblay>ines-gagnon");
  });
});
