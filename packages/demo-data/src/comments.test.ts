import { badWordsOf } from "@tablee/domain/comments/bad-words";
import { commentRefusal } from "@tablee/domain/comments/comment-refusal";
import { COMMENTS_PAGE } from "@tablee/domain/comments/comment-lists";
import { textRefusal, tidyComment } from "@tablee/domain/comments/comment-text";
import { containsUrl } from "@tablee/domain/comments/contains-url";
import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";
import { describe, expect, it } from "vitest";

import { demoComments } from "./comments.ts";
import { demoDiscoveries } from "./discoveries.ts";
import { demoFollows } from "./follows.ts";
import { demoMembers } from "./members.ts";

const members = new Map(demoMembers.map((member) => [member.ref, member]));
const discoveries = new Map(demoDiscoveries.map((discovery) => [discovery.ref, discovery]));
const comments = new Map(demoComments.map((comment) => [comment.ref, comment]));
const follows = new Set(demoFollows.map(({ follower, followed }) => `${follower}>${followed}`));
const friends = (one: string, other: string) => follows.has(`${one}>${other}`) && follows.has(`${other}>${one}`);
const answers = demoComments.filter(({ parent }) => parent !== null);

describe("the demo's comments", () => {
  it("are at least six hundred, two fifths of them answers, on every discovery that others see", () => {
    expect(demoComments.length).toBeGreaterThanOrEqual(600);
    expect(comments.size).toBe(demoComments.length);
    expect(answers.length / demoComments.length).toBeGreaterThan(0.4);
    const talkedOf = new Set(demoComments.map(({ discovery }) => discovery));
    for (const { ref, status, visibility } of demoDiscoveries) {
      expect(talkedOf.has(ref), ref).toBe(status === "approved" && visibility !== "private");
    }
  });

  it("are written by members who may comment, in permitted words, and never the same twice", () => {
    for (const { ref, member, discovery, text } of demoComments) {
      const of = discoveries.get(discovery);
      const writer = members.get(member);
      if (!of || !writer) throw new Error(`${ref} names nobody or nothing`);
      const own = of.author === member;
      const refused = commentRefusal({
        phone_verified: writer.phone_verified,
        text:
          textRefusal(text) ?? (containsUrl(text) ? "contains_url" : badWordsOf(text).length > 0 ? "bad_words" : null),
        discovery: mayInteract({
          status: of.status,
          visibility: of.visibility,
          own,
          friends: friends(member, of.author),
        }),
        parent: null,
        blocked: false,
        follows: own || follows.has(`${member}>${of.author}`),
        for_the_place: false,
        spam: false,
      });
      expect(refused, `${ref}: ${text}`).toBeNull();
      expect(tidyComment(text)).toBe(text);
      // Typographic apostrophes, and no space before ? and ! (language §14).
      expect(text, ref).not.toMatch(/\p{L}'\p{L}|[\s\u00a0][?!]/u);
    }
    expect(new Set(demoComments.map(({ text }) => text)).size).toBe(demoComments.length);
  });

  it("are later than the discovery and the comment they answer, each at its own time", () => {
    const moments = new Set(demoComments.map(({ discovery, hours_ago }) => `${discovery} ${hours_ago}`));
    expect(moments.size).toBe(demoComments.length);
    for (const { ref, discovery, parent, hours_ago } of demoComments) {
      expect(hours_ago, ref).toBeGreaterThan(0.01);
      expect(hours_ago, ref).toBeLessThan(discoveries.get(discovery)?.hours_ago ?? 0);
      if (parent === null) continue;
      const answered = comments.get(parent);
      expect(answered?.parent, ref).toBeNull();
      expect(answered?.discovery, ref).toBe(discovery);
      expect(hours_ago, ref).toBeLessThan(answered?.hours_ago ?? 0);
    }
  });

  it("are in both languages, by at least 35 members, many of them answers by the discoveries' authors", () => {
    const said = (language: string) => demoComments.filter(({ text }) => isFrench(text) === (language === "fr")).length;
    expect(said("fr")).toBeGreaterThan(200);
    expect(said("en")).toBeGreaterThan(200);
    const byAuthors = answers.filter(({ member, discovery }) => discoveries.get(discovery)?.author === member);
    expect(byAuthors.length).toBeGreaterThan(150);
    const talkers = new Set(demoComments.map(({ member }) => member));
    expect(talkers.size).toBeGreaterThanOrEqual(35);
  });

  it("fit on one page per discovery, and differ in number between discoveries", () => {
    const counts = new Map<string, number>();
    for (const { discovery } of demoComments) counts.set(discovery, (counts.get(discovery) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(COMMENTS_PAGE);
    expect(new Set(counts.values()).size).toBeGreaterThanOrEqual(5);
  });
});

/** Guesses by accents and common words; the guess need not always be right. */
const isFrench = (text: string): boolean =>
  /[àâçèéêëîïôùûœ]|\b(?:le|la|les|un|une|des|du|et|est|pas|pour|je|tu|on|il|elle|ça|deux|toi|moi|dans)\b|\b[cdjlmnqst]’/iu.test(
    text,
  );
