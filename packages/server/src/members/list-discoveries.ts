import type { Discovery, DiscoveryPage } from "@tablee/contract/discoveries/discoveries.schema";
import type { DiscoveryStatus, Visibility } from "@tablee/domain/discoveries/discovery";
import { maySeeDiscovery } from "@tablee/domain/discoveries/discovery-visibility";
import { isOffered } from "@tablee/domain/discoveries/viewer-facts";
import type { Db } from "../database/open-database.ts";
import { discoveryCards } from "../discoveries/discovery-cards.ts";
import { cardFor } from "../discoveries/discovery-view.ts";
import { writeContinuation } from "../http/continuation.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { type OwnRow, readDiscoveriesOf } from "./member-discoveries.queries.ts";
import { startOf } from "./member-position.ts";
import { type MemberPosition, type ProfileRow, readProfile } from "./members.queries.ts";

interface ListAsk {
  id: number | string;
  status: DiscoveryStatus;
  continuation?: string | undefined;
  limit: number;
}

/**
 * How many times a page is topped up before it is returned short: only one long run of hidden rows needs more than one.
 */
const MAX_ROUNDS = 6;

/**
 * A member's discoveries that a viewer may see, newest first (members §3): anybody's approved ones; those in other
 * states only for their author. null if there is no such member.
 */
export async function listDiscoveriesOf(
  services: Services,
  viewer: Viewer | null,
  ask: ListAsk,
): Promise<DiscoveryPage | null> {
  const { db } = services.database;
  const author = await readProfile(db, viewer?.account_id ?? null, ask.id);
  if (!author) return null;
  const own = author.id === viewer?.account_id;
  const visibilities = visibleOf(author, own);
  if (visibilities.length === 0 || (!own && ask.status !== "approved")) {
    return { recommendations: [], continuation: null };
  }
  const kind = `discoveries ${author.id} ${ask.status}`;
  const reading = { viewer: viewer?.account_id ?? null, author: author.id, status: ask.status, visibilities };
  let after: MemberPosition | null = startOf(kind, ask.continuation);
  const shown: { card: Discovery; row: OwnRow }[] = [];
  for (let round = 0; after && shown.length <= ask.limit && round < MAX_ROUNDS; round++) {
    const rows: OwnRow[] = await readDiscoveriesOf(db, { ...reading, after, limit: ask.limit + 1 });
    shown.push(...(await seen(db, { own, visitor: viewer === null }, rows)));
    after = rows.length > ask.limit ? (rows.at(-1) ?? null) : null;
  }
  const page = shown.slice(0, ask.limit);
  const end = shown.length > ask.limit ? page.at(-1)?.row : after;
  return {
    recommendations: page.map(({ card }) => card),
    continuation: end ? writeContinuation(kind, [end.key, end.id]) : null,
  };
}

/**
 * Which visibilities of an author's discoveries the viewer may see; none if the viewer blocked the author
 * (members §12).
 */
function visibleOf({ is_blocked, is_following, is_followed }: ProfileRow, own: boolean): Visibility[] {
  if (is_blocked) return [];
  const see = (visibility: Visibility) =>
    maySeeDiscovery({ status: "approved", visibility, own, friends: is_following && is_followed, moderator: false });
  return (["public", "friends", "private"] as const).filter(see);
}

/** Authors see all of their own; others do not see those that they have turned away. */
async function seen(
  db: Db,
  { own, visitor }: { own: boolean; visitor: boolean },
  rows: readonly OwnRow[],
): Promise<{ card: Discovery; row: OwnRow }[]> {
  const cards = await discoveryCards(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap((row) => {
    const card = cards.get(row.id);
    if (!card) return [];
    if (!own && !isOffered({ ...card, own }, visitor ? null : row)) return [];
    return [{ row, card: cardFor(card, row) }];
  });
}
