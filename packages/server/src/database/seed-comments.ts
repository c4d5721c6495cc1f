import { commentRefusal } from "@tablee/domain/comments/comment-refusal";
import { textRefusal } from "@tablee/domain/comments/comment-text";
import { containsUrl } from "@tablee/domain/comments/contains-url";
import { mayInteract } from "@tablee/domain/discoveries/discovery-visibility";
import { toldOfComment } from "@tablee/domain/notifications/told-of-comment";
import type { Happened } from "../notifications/seed-notifications.ts";
import type { Demo } from "./demo.ts";
import type { Queryable } from "./open-database.ts";
import { insertDemoComments, nextCommentIds } from "./seed.queries.ts";

interface Refs {
  member: (ref: string) => number;
  discovery: (ref: string) => number;
  ago: (hours: number) => Date;
}

/** How many of the newest comments that concern the member become notifications. */
const TOLD_COMMENTS = 8;

/** Writes the demo's comments, checked by the rules that members obey, and returns what `told` is notified of. */
export async function seedComments(tx: Queryable, demo: Demo, refs: Refs): Promise<Happened[]> {
  checkComments(demo);
  // Inserted in chronological order, so that their ids are too.
  const said = demo.comments.toSorted((one, other) => other.hours_ago - one.hours_ago);
  const ids = await nextCommentIds(tx, said.length);
  const idOf = new Map(said.map(({ ref }, place) => [ref, ids[place] ?? 0]));
  const answered = Map.groupBy(said, ({ parent }) => parent);
  await insertDemoComments(
    tx,
    said.map((one) => ({
      id: idOf.get(one.ref) ?? 0,
      recommendation_id: refs.discovery(one.discovery),
      account_id: refs.member(one.member),
      parent_id: one.parent === null ? null : (idOf.get(one.parent) ?? 0),
      text: one.text,
      date_creation: refs.ago(one.hours_ago).toISOString(),
      response_count: answered.get(one.ref)?.length ?? 0,
    })),
  );
  return toldOf(demo, refs, idOf);
}

function toldOf(demo: Demo, refs: Refs, idOf: ReadonlyMap<string, number>): Happened[] {
  const told = refs.member(demo.told);
  const authors = new Map(demo.discoveries.map((one) => [one.ref, one.author]));
  const writers = new Map(demo.comments.map((one) => [one.ref, one.member]));
  const id = (ref: string | null) => (ref === null ? null : (idOf.get(ref) ?? null));
  const happened = demo.comments.flatMap((one) => {
    const writer = one.parent === null ? null : (writers.get(one.parent) ?? null);
    const people = toldOfComment({
      account_id: refs.member(one.member),
      author_id: refs.member(authors.get(one.discovery) ?? ""),
      parent_id: id(one.parent),
      parent_author_id: writer === null ? null : refs.member(writer),
    });
    return people
      .filter(({ account_id }) => account_id === told)
      .map(({ parent_id }) => ({
        type: "comment" as const,
        sender_id: refs.member(one.member),
        recommendation_id: refs.discovery(one.discovery),
        json: { comment_id: idOf.get(one.ref) ?? 0, parent_id },
        at: refs.ago(one.hours_ago),
      }));
  });
  return happened.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, TOLD_COMMENTS);
}

/**
 * Checks every comment against the rule. Throws, naming the comment, if one is refused. Profanity is left to the demo's
 * own test, because checking for it takes longer than all of the seeding.
 */
function checkComments({ discoveries, follows, members, comments }: Demo): void {
  const byRef = new Map(discoveries.map((one) => [one.ref, one]));
  const verified = new Set(members.filter((one) => one.phone_verified).map(({ ref }) => ref));
  const pairs = new Set(follows.map((one) => `${one.follower} ${one.followed}`));
  const firsts = new Map(comments.filter(({ parent }) => parent === null).map((one) => [one.ref, one.discovery]));
  for (const { member, discovery, parent, text } of comments) {
    const one = byRef.get(discovery);
    const own = one?.author === member;
    const followed = pairs.has(`${member} ${one?.author}`);
    const friends = followed && pairs.has(`${one?.author} ${member}`);
    const refused = commentRefusal({
      phone_verified: verified.has(member),
      text: refusalOf(text),
      discovery: one !== undefined && mayInteract({ status: one.status, visibility: one.visibility, own, friends }),
      parent: parent === null ? null : firsts.get(parent) === discovery ? "fine" : "missing",
      blocked: false,
      follows: own || followed,
      for_the_place: false,
      spam: false,
    });
    if (refused) throw new Error(`The demo lets "${member}" say "${text}" of "${discovery}", which is ${refused}`);
  }
}

const refusalOf = (text: string) => textRefusal(text) ?? (containsUrl(text) ? "contains_url" : null);
