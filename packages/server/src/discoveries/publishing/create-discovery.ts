import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import { telling } from "../../events/telling.ts";
import type { Context, Viewer } from "../../http/context.ts";
import { takePicture, type RefusedPicture } from "../../pictures/take-picture.ts";
import { runWithProgress, type Report } from "../../progress/run-with-progress.ts";
import { updateProgress } from "../../progress/progress.queries.ts";
import { tellChanges } from "../discovery-changes.ts";
import { getRecommendation } from "../get-recommendation.ts";
import { beginCreation, findCreation, isOfContent } from "./begin-creation.ts";
import { compose } from "./composed.ts";
import { type Creation, lockCreation, noteCreated } from "./creations.queries.ts";
import { contentOf } from "./sent-content.ts";
import { checkComposed, insertDiscovery, type Saved, type SavingRefused } from "./save-discovery.ts";

type OfMember = Context & { viewer: Viewer };

/** What a device submits; `key` makes it safe to send twice. */
export interface Sent {
  input: DiscoveryInput;
  image: Blob | null;
  key: string | null;
}
/** Turns refusals of the work into the error of its progress. */
export interface Refusing {
  saving: (refused: SavingRefused) => Error;
  picture: (refused: RefusedPicture) => Error;
}
export type CreationRefused =
  | SavingRefused
  | { code: "too_many"; retry_after: number }
  | { code: "idempotency_conflict" };

/**
 * Submits a discovery: returns the id of its progress, or why it is refused before any work is done. The picture is
 * stored before the row is written, so that no row ever lacks one. If the process ends in between, the picture is swept
 * away and a retry with the same key starts over.
 */
export async function createDiscovery(
  context: OfMember,
  sent: Sent,
  refusing: Refusing,
): Promise<{ id: string } | CreationRefused> {
  const { account_id } = context.viewer;
  const { input, image } = sent;
  const content = await contentOf(sent);
  const before = sent.key === null ? null : await findCreation(context, { account_id, key: sent.key });
  if (before && !isOfContent(before, content)) return { code: "idempotency_conflict" };
  if (before) return { id: await toldProgress(context, before) };
  const asked = { has_picture: image !== null, published: !(input.draft ?? false) };
  const refused = await checkComposed(context.database.db, compose(null, input, null), asked);
  if (refused) return refused;
  const retry_after = await context.limits.take("discoveries", String(account_id));
  if (retry_after !== null) return { code: "too_many", retry_after };
  const key = sent.key ?? crypto.randomUUID();
  const begun = await beginCreation(context, { account_id, key }, content);
  if (begun === "another content") return { code: "idempotency_conflict" };
  if (!begun.mine) return { id: begun.progress_id };
  const work = (report: Report) => make(context, { ...sent, key, progress_id: begun.progress_id }, refusing, report);
  return { id: await runWithProgress(context, account_id, work, begun.progress_id) };
}

/** The progress of what was submitted earlier under a key; null if it may be sent again. */
export async function createdBefore(context: OfMember, key: string): Promise<string | null> {
  const before = await findCreation(context, { account_id: context.viewer.account_id, key });
  return before && toldProgress(context, before);
}

/** Ends the progress of a creation whose process died after it made the discovery but before it could say so. */
async function toldProgress(
  context: OfMember,
  { progress_id, recommendation_id, finished }: Creation,
): Promise<string> {
  if (recommendation_id !== null && finished === false) {
    const data = await getRecommendation(context, context.viewer, recommendation_id);
    const end = { data, progress: 1, finished: true };
    await updateProgress(context.database.db, progress_id, end);
  }
  return progress_id;
}

async function make(
  context: OfMember,
  { input, image, key, progress_id }: Sent & { key: string; progress_id: string },
  refusing: Refusing,
  report: Report,
): Promise<Discovery | null> {
  const { viewer, database, clock } = context;
  const { account_id } = viewer;
  report(0.1);
  const taken =
    image && (await takePicture(context, { file: image, use: "discovery", crop: input.crop ?? null, account_id }));
  if (taken && "refused" in taken) throw refusing.picture(taken);
  report(0.8);
  const of = { account_id, key };
  const saved = await telling(context, (say) =>
    database.db.transaction(async (tx): Promise<Saved | SavingRefused> => {
      const creation = await lockCreation(tx, of);
      // Another call took over because this one was thought lost, and may already have made it.
      if (!creation || creation.progress_id !== progress_id) throw new Error("Another call hands this discovery in");
      const wish = { account_id, input, image_url: taken?.url ?? null };
      const made = await insertDiscovery({ tx, say, at: clock() }, wish);
      if ("id" in made) await noteCreated(tx, of, made.id);
      return made;
    }),
  );
  if ("code" in saved) throw refusing.saving(saved);
  tellChanges(database.db, saved.topics);
  return getRecommendation(context, viewer, saved.id);
}
