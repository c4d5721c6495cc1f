import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import { telling } from "../../events/telling.ts";
import type { Context, Viewer } from "../../http/context.ts";
import { dropPicture, type RefusedPicture, takePicture } from "../../pictures/take-picture.ts";
import { tellChanges } from "../discovery-changes.ts";
import { deleteChangesBefore, savedBefore, type SentChange } from "./changes.queries.ts";
import { checkComposed, updateDiscovery, type UpdateRefused } from "./save-discovery.ts";
import { compose } from "./composed.ts";
import { readOwn } from "./own.queries.ts";
import { contentOf } from "./sent-content.ts";

/** Devices stop retrying long before this. */
const KEPT_MS = 2 * 86_400_000;

/** A change sent by a device; `key` makes it safe to send twice. */
interface ChangeSent {
  id: number;
  input: DiscoveryInput;
  image: Blob | null;
  key: string | null;
}

/**
 * Changes a member's own discovery: its picture or its words, or submits a draft. Everything that can be refused
 * without the picture is checked before the picture is read, and all of it again in the transaction. A retry with the
 * same key is saved once, whatever has happened to the discovery since.
 */
export async function changeDiscovery(
  context: Context & { viewer: Viewer },
  { id, input, image, key }: ChangeSent,
): Promise<UpdateRefused | { picture: RefusedPicture } | null> {
  const { database, clock } = context;
  const { account_id } = context.viewer;
  const row = await readOwn(database.db, id, account_id);
  if (!row) return { code: "not_found" };
  const sent = key === null ? null : await keyed({ input, image }, { account_id, key, recommendation_id: id });
  const before = sent && (await savedBefore(database.db, sent));
  if (before) return before === "the same" ? null : { code: "idempotency_conflict" };
  const { revision } = row;
  if (input.revision !== undefined && input.revision !== revision) return { code: "changed_meanwhile", revision };
  const next = compose(row, input, null);
  const has_picture = image !== null || next.image_url !== "";
  const published = row.status !== "draft" || !(input.draft ?? false);
  const refused = await checkComposed(database.db, next, { has_picture, published });
  if (refused) return refused;

  const taken =
    image && (await takePicture(context, { file: image, use: "discovery", crop: input.crop ?? null, account_id }));
  if (taken && "refused" in taken) return { picture: taken };
  const wish = { account_id, input, image_url: taken?.url ?? null, sent };
  const saved = await telling(context, (say) =>
    database.db.transaction((tx) => updateDiscovery({ tx, say, at: clock() }, id, wish)),
  );
  if ("code" in saved) return saved;
  tellChanges(database.db, saved.topics);
  await dropPicture(context, saved.replaced);
  if (sent) await deleteChangesBefore(database.db, new Date(clock().getTime() - KEPT_MS));
  return null;
}

const keyed = async (
  said: Pick<ChangeSent, "input" | "image">,
  change: Omit<SentChange, "content">,
): Promise<SentChange> => ({ ...change, content: await contentOf(said) });
