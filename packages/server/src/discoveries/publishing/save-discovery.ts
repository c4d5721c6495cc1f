import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import {
  type PlaceProblem,
  placeProblems,
  type WordsProblem,
  wordsProblems,
} from "@tablee/domain/discoveries/discovery-words";
import { missingToPublish, type PublishingNeed, statusAfterSaving } from "@tablee/domain/discoveries/publishing";
import { v7 as uuid } from "uuid";
import type { ChangeTopic } from "../../database/changes.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { Say } from "../../events/telling.ts";
import { announceDiscovery } from "../discovery-changes.ts";
import { noteSaved, savedBefore, type SentChange } from "./changes.queries.ts";
import { writeStep } from "../discovery-history.queries.ts";
import { type Composed, compose, isChanged } from "./composed.ts";
import {
  changeOwn,
  insertOwn,
  isItemOf,
  isRestaurant,
  lockOwn,
  type NewRow,
  readCertification,
  type Row,
} from "./own.queries.ts";

export type SavingRefused =
  | { code: "words_invalid"; problems: (WordsProblem | PlaceProblem)[] }
  | { code: "not_publishable"; missing: PublishingNeed[] }
  | { code: "restaurant_unknown" | "item_unknown" };
export type UpdateRefused =
  | SavingRefused
  | { code: "not_found" }
  | { code: "idempotency_conflict" }
  | { code: "changed_meanwhile"; revision: number };

/** What an author sends; `image_url` is the address of a new picture, null if none was sent. */
export interface Wish {
  account_id: number;
  input: DiscoveryInput;
  image_url: string | null;
}
/** A change of an existing discovery; `sent` identifies a keyed change, so that it is saved once. */
export interface ChangeWish extends Wish {
  sent: SentChange | null;
}
/** The transaction of a save, with its time. */
export interface Saving {
  tx: Queryable;
  say: Say;
  at: Date;
}
export interface Saved {
  id: number;
  topics: ChangeTopic[];
}

/** `replaced`: the address of the picture that the discovery had until now; null if it keeps it. */
export interface SavedChange extends Saved {
  replaced: string | null;
}

/**
 * Checks the words, the place and what publishing requires; `has_picture` may refer to a picture that is not stored
 * yet.
 */
export async function checkComposed(
  tx: Queryable,
  next: Composed,
  asked: { has_picture: boolean; published: boolean },
): Promise<SavingRefused | null> {
  const problems = [...wordsProblems(next), ...placeProblems(next)];
  if (problems.length > 0) return { code: "words_invalid", problems };
  const { restaurant_id, item_id } = next;
  if (restaurant_id !== null && !(await isRestaurant(tx, restaurant_id, asked.published))) {
    return { code: "restaurant_unknown" };
  }
  if (item_id !== null && !(await isItemOf(tx, item_id, restaurant_id))) return { code: "item_unknown" };
  const missing = asked.published ? missingToPublish({ ...next, has_picture: asked.has_picture }) : [];
  return missing.length > 0 ? { code: "not_publishable", missing } : null;
}

/** Writes a new discovery (discoveries §19, discoveries §24). */
export async function insertDiscovery(saving: Saving, wish: Wish): Promise<Saved | SavingRefused> {
  const { tx, at } = saving;
  const next = compose(null, wish.input, wish.image_url);
  const draft = wish.input.draft ?? false;
  const certification = await readCertification(tx, wish.account_id);
  const status = statusAfterSaving({ status: null, certification, draft, changed: true });
  const refused = await checkComposed(tx, next, { has_picture: next.image_url !== "", published: !draft });
  if (refused) return refused;
  const { account_id } = wish;
  const id = await insertOwn(tx, {
    ...next,
    guid: uuid(),
    account_id,
    date_creation: at,
    ...standing(null, status, at),
  });
  return tell(saving, { id, account_id, before: null, next, status, isEdited: false });
}

/** Changes the member's own discovery, unless it has changed since the author saw it (discoveries §23). */
export async function updateDiscovery(
  saving: Saving,
  id: number,
  wish: ChangeWish,
): Promise<SavedChange | UpdateRefused> {
  const { tx, at } = saving;
  const { account_id, input, sent } = wish;
  const row = await lockOwn(tx, id, account_id);
  if (!row) return { code: "not_found" };
  const asBefore: SavedChange = { id, topics: [], replaced: null };
  const saved = sent && (await savedBefore(tx, sent));
  if (saved) return saved === "the same" ? asBefore : { code: "idempotency_conflict" };
  const { revision } = row;
  if (input.revision !== undefined && input.revision !== revision) return { code: "changed_meanwhile", revision };
  const next = compose(row, input, wish.image_url);
  const changed = isChanged(row, next);
  const certification = await readCertification(tx, account_id);
  const draft = input.draft ?? false;
  const status = statusAfterSaving({ status: row.status, certification, draft, changed });
  const refused = await checkComposed(tx, next, { has_picture: next.image_url !== "", published: status !== "draft" });
  if (refused) return refused;
  if (!changed && status === row.status && next.visibility === row.visibility) return asBefore;
  if (sent && !(await noteSaved(tx, sent, at))) return { code: "idempotency_conflict" };
  await changeOwn(tx, id, { ...next, ...standing(row, status, at) });
  const isEdited = changed && row.status !== "draft";
  const done = await tell(saving, { id, account_id, before: row, next, status, isEdited });
  return { ...done, replaced: next.image_url === row.image_url ? null : row.image_url };
}

const NO_REASON = { status_reason: null, status_reason_kind: null, status_reason_language: null };

/** The columns for the feed and the moderators' queue that follow from a change of status. */
function standing(row: Row | null, status: Row["status"], at: Date): Pick<NewRow, "status"> & Partial<NewRow> {
  if (row?.status === status) return { status };
  if (status === "pending") {
    // A discovery that was visible keeps its date; the reason of a rejection is removed.
    const seen = row?.status === "approved" ? { published_at: row.published_at ?? row.date_creation } : {};
    return { status, waiting_since: at, ...NO_REASON, ...seen };
  }
  return status === "approved" ? { status, date_creation: at, published_at: at } : { status };
}

interface Done {
  id: number;
  account_id: number;
  before: Row | null;
  next: Composed;
  status: Row["status"];
  isEdited: boolean;
}

/** Records the steps for moderators and raises the event. */
async function tell({ tx, say, at }: Saving, done: Done): Promise<Saved> {
  const { id, account_id, before, next, status, isEdited } = done;
  const step = { recommendation_id: id, account_id, date: at };
  const isHandedIn =
    status !== "draft" && (before === null || before.status === "draft" || before.status === "rejected");
  if (isEdited) await writeStep(tx, { ...step, step: "edited" });
  if (isHandedIn && status !== "rejected") await writeStep(tx, { ...step, step: "submitted" });
  if (status === "approved" && before?.status !== "approved") {
    await say(tx, "discovery.published", { recommendation_id: id, author_id: account_id, at });
  }
  const topics = await announceDiscovery(tx, { id, account_id }, before, { status, visibility: next.visibility });
  return { id, topics };
}
