import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";
import { DISCOVERY_STATUSES, VISIBILITIES } from "@tablee/domain/discoveries/discovery";
import { describe, expect, it } from "vitest";

import { demoDiscoveries } from "./discoveries.ts";
import { demoFollows } from "./follows.ts";
import { demoLikes } from "./likes.ts";
import { demoMembers } from "./members.ts";
import { demoRestaurants } from "./restaurants/demo-restaurants.ts";

const members = new Map(demoMembers.map((member) => [member.ref, member]));
const discoveries = new Map(demoDiscoveries.map((discovery) => [discovery.ref, discovery]));
const menus = new Map(
  demoRestaurants(new Date(0)).map(({ ref, menu }) => [ref, new Set(menu?.items.map((item) => item.ref))]),
);

describe("the demo's discoveries", () => {
  it("are at least 120, each with a ref of its own", () => {
    expect(demoDiscoveries.length).toBeGreaterThanOrEqual(120);
    expect(discoveries.size).toBe(demoDiscoveries.length);
  });

  it("name members, restaurants and items that exist", () => {
    for (const { ref, author, restaurant, item } of demoDiscoveries) {
      expect(members.has(author), ref).toBe(true);
      expect(menus.has(restaurant), ref).toBe(true);
      if (item !== null) expect(menus.get(restaurant), ref).toContain(item);
    }
  });

  it("have short texts in both languages, none of them used twice", () => {
    for (const key of ["name", "short_description", "description"] as const) {
      for (const language of [0, 1] as const) {
        const texts = demoDiscoveries.map((discovery) => discovery[key][language]);
        expect(new Set(texts).size, `${key} ${language}`).toBe(demoDiscoveries.length);
      }
    }
    for (const { ref, name, short_description, description } of demoDiscoveries) {
      for (const text of [...name, ...short_description, ...description]) {
        expect(text.trim(), ref).not.toBe("");
        // Members' texts contain no tags and no entities (language §14).
        expect(text, ref).not.toMatch(/<[a-z/]|&nbsp;|\p{L}'\p{L}/iu);
      }
      for (const text of name) expect(text.length, ref).toBeLessThanOrEqual(70);
      for (const text of short_description) expect(text.length, ref).toBeLessThanOrEqual(80);
      for (const text of description) expect(text.length, ref).toBeLessThanOrEqual(260);
      expect(description[0], ref).not.toBe(description[1]);
    }
  });

  it("are spread over sixty days, newest first, with some from the last six hours", () => {
    const hours = demoDiscoveries.map(({ hours_ago }) => hours_ago);
    expect(hours).toEqual(hours.toSorted((one, other) => one - other));
    expect(hours.filter((each) => each <= 6).length).toBeGreaterThanOrEqual(6);
    expect(Math.min(...hours)).toBeGreaterThan(0);
    expect(Math.max(...hours)).toBeGreaterThan(50 * 24);
    expect(Math.max(...hours)).toBeLessThanOrEqual(60 * 24);
  });

  it("include a public one by every member except one", () => {
    const seen = demoDiscoveries.filter(({ status, visibility }) => status === "approved" && visibility === "public");
    const authors = new Set(seen.map(({ author }) => author));
    // One author has only discoveries that wait for a moderator, as some members must.
    expect(demoMembers.filter(({ ref }) => !authors.has(ref)).map(({ ref }) => ref)).toEqual(["victoria-petrova"]);
  });

  it("are younger than their authors' accounts", () => {
    for (const { ref, author, hours_ago } of demoDiscoveries) {
      expect((members.get(author)?.joined_days_ago ?? 0) * 24, ref).toBeGreaterThan(hours_ago);
    }
  });

  it("have every status and visibility, most of them approved and public", () => {
    expect(new Set(demoDiscoveries.map(({ status }) => status))).toEqual(new Set(DISCOVERY_STATUSES));
    expect(new Set(demoDiscoveries.map(({ visibility }) => visibility))).toEqual(new Set(VISIBILITIES));
    const shown = demoDiscoveries.filter(({ status, visibility }) => status === "approved" && visibility === "public");
    expect(shown.length).toBeGreaterThanOrEqual(90);
  });

  it("wait for a moderator only where their author has no badge (discoveries §24)", () => {
    for (const { ref, author, status } of demoDiscoveries) {
      if (status === "pending" || status === "rejected") {
        expect(members.get(author)?.certification, ref).toBe("amateur");
      }
    }
  });

  it("do not show one picture twice in a row to a visitor", () => {
    const shown = demoDiscoveries.filter(({ status, visibility }) => status === "approved" && visibility === "public");
    for (const [place, { ref, image_url }] of shown.entries()) {
      expect(shown[place + 1]?.image_url, ref).not.toBe(image_url);
    }
  });
});

describe("the demo's likes", () => {
  const follows = new Set(demoFollows.map(({ follower, followed }) => `${follower}>${followed}`));
  const friends = (one: string, other: string) => follows.has(`${one}>${other}`) && follows.has(`${other}>${one}`);

  it("are given once per member, by members who see the discovery, after it was published", () => {
    const pairs = demoLikes.map(({ member, discovery }) => `${member} ${discovery}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { member, discovery, hours_ago } of demoLikes) {
      const liked = discoveries.get(discovery);
      if (!liked) throw new Error(`no ${discovery}`);
      expect(members.has(member)).toBe(true);
      const facts = { status: liked.status, visibility: liked.visibility };
      expect(mayInteract({ ...facts, own: false, friends: friends(member, liked.author) }), discovery).toBe(true);
      expect(hours_ago).toBeGreaterThan(0);
      expect(hours_ago).toBeLessThan(liked.hours_ago);
    }
  });

  it("differ widely in number between discoveries", () => {
    const counts = new Map<string, number>();
    for (const { discovery } of demoLikes) counts.set(discovery, (counts.get(discovery) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeGreaterThan(18);
    expect(Math.min(...counts.values())).toBeLessThan(4);
  });
});
