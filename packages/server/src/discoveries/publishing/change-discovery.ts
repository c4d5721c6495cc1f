import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import { telling } from "../../events/telling.ts";
import type { Context, Viewer } from "../../http/context.ts";
import { type RefusedPicture, takePicture } from "../../pictures/take-picture.ts";
import { tellChanges } from "../discovery-changes.ts";
import { checkComposed, updateDiscovery, type UpdateRefused } from "./save-discovery.ts";
import { compose } from "./composed.ts";
import { readOwn } from "./own.queries.ts";

/**
 * Changes an own discovery: with another picture, with other words, or hands a draft in. What can be refused without
 * looking at the picture is, before it is read; all of it is asked again in the transaction.
 */
export async function changeDiscovery(
  context: Context & { viewer: Viewer },
  { id, input, image }: { id: number; input: DiscoveryInput; image: Blob | null },
): Promise<UpdateRefused | { picture: RefusedPicture } | null> {
  const { database, clock } = context;
  const { account_id } = context.viewer;
  const row = await readOwn(database.db, id, account_id);
  if (!row) return { code: "not_found" };
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
  const wish = { account_id, input, image_url: taken?.url ?? null };
  const saved = await telling(context, (say) =>
    database.db.transaction((tx) => updateDiscovery({ tx, say, at: clock() }, id, wish)),
  );
  if ("code" in saved) return saved;
  tellChanges(database.db, saved.topics);
  return null;
}
