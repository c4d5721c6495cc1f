import type { Waiting } from "@tablee/contract/moderation/moderation.schema";
import { Id } from "@tablee/contract/wire/values.schema";
import type { DiscoveryStatus } from "@tablee/domain/discoveries/discovery";
import * as z from "zod";
import type { Db } from "../database/open-database.ts";
import { discoveryCards } from "../discoveries/discovery-cards.ts";
import type { Viewer } from "../http/context.ts";
import { readContinuation, writeContinuation } from "../http/continuation.ts";
import type { Services } from "../services.ts";
import { maySeeCase } from "./may-see-case.ts";
import { readOfStatus, readWaiting } from "./moderation.queries.ts";

interface Asked {
  status?: DiscoveryStatus | undefined;
  continuation?: string | undefined;
  limit: number;
}
type Rows = Awaited<ReturnType<typeof readWaiting>>;

const QUEUE = "queue";
const Position = z.tuple([z.iso.datetime(), Id]);

/**
 * What waits for a moderator, longest first (moderation §1); or the discoveries of a status, newest first. Throws
 * invalid_input for a continuation of another list.
 */
export async function listWaiting(
  { database: { db } }: Services,
  viewer: Viewer,
  { status, continuation, limit }: Asked,
): Promise<{ recommendations: Waiting[]; continuation: string | null }> {
  const list = status ?? QUEUE;
  const after = continuation === undefined ? null : readContinuation(list, Position, continuation);
  const rows = status
    ? await readOfStatus(db, { status, viewer_id: viewer.account_id, before: after?.[1] ?? null, limit: limit + 1 })
    : await readWaiting(db, after && { since: after[0], id: after[1] }, limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    recommendations: (await withCards(db, page)).filter((one) => maySeeCase(viewer, one)),
    continuation: last ? writeContinuation(list, [last.waiting_since, last.id]) : null,
  };
}

/** Adds the cards; discoveries deleted between the two reads are left out. */
export async function withCards(db: Db, rows: Rows): Promise<Waiting[]> {
  const cards = await discoveryCards(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap(({ id, waiting_since, reports }) => {
    const card = cards.get(id);
    return card ? [{ ...card, waiting_since, reports }] : [];
  });
}
