import { MAX_PATH, SHARE_TYPES } from "@tablee/domain/sharing/share";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Id, ImageUrl } from "../wire/values.schema.ts";

const tags = ["sharing"];

const Shared = z.object({ type: z.enum(SHARE_TYPES), item_id: Id });
/** Random, so that nobody can find a link by guessing. */
const LinkId = z.string().regex(/^[\w-]{22}$/);
const ShareLink = z.object({ id: LinkId });

/** What a share link shows to everybody (sharing §2). */
export const SharedThing = Shared.extend({
  id: LinkId,
  /** The path of the shared thing itself. */
  path: z.string(),
  title: Text,
  text: Text,
  /** Its place: a restaurant, or an address. */
  place_name: Text,
  city: z.string().nullable(),
  image_url: ImageUrl.nullable(),
});
export type SharedThing = z.infer<typeof SharedThing>;

const Key = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{1,63}$/);
const Path = z.string().min(1).max(MAX_PATH);

export const sharingContract = {
  create: call
    .route({ method: "POST", path: "/client/share-link/create", tags, summary: "A link to something that all may see" })
    .errors({ not_found: NOT_FOUND })
    .input(Shared)
    .output(ShareLink),
  createOwn: call
    .route({ method: "POST", path: "/client/share-link/create/me", tags, summary: "The same, by a member" })
    .errors({ not_found: NOT_FOUND })
    .input(Shared)
    .output(ShareLink),
  get: call
    .route({ method: "GET", path: "/client/share-link/{id}", tags, summary: "What a link shares, as visitors see it" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: z.string().max(100) }))
    .output(SharedThing),
  shortLink: call
    .route({ method: "GET", path: "/client/short-link/{key}", tags, summary: "Where a short link leads; for members" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ key: z.string().max(100) }))
    .output(z.object({ path: z.string() })),
  addShortLink: call
    .route({ method: "POST", path: "/admin/short-links", tags, summary: "Makes one; for administrators and owners" })
    .errors({
      forbidden: FORBIDDEN,
      invalid_path: { status: 422, message: "Short links lead to pages of the product alone" },
      key_taken: { status: 409, message: "There is a short link of that key" },
    })
    .input(z.object({ path: Path, key: Key.optional() }))
    .output(z.object({ key: Key, path: z.string() })),
};
