import { limitKey } from "../http/caller-address.ts";
import { api, asMember } from "../http/implement.ts";
import { addShortLink } from "./add-short-link.ts";
import { createShareLink, readShared } from "./share-link.ts";
import { readShortLink } from "./sharing.queries.ts";

const { sharing } = api;

export const sharingRouter = {
  create: sharing.create.handler(async ({ input, context, errors }) => {
    const retry_after = await context.limits.take("shares", limitKey(context.address));
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const link = await createShareLink(context, input);
    if (!link) throw errors.not_found();
    return link;
  }),
  createOwn: sharing.createOwn.use(asMember).handler(async ({ input, context, errors }) => {
    const retry_after = await context.limits.take("shares", `member ${context.viewer.account_id}`);
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const link = await createShareLink(context, input);
    if (!link) throw errors.not_found();
    return link;
  }),
  get: sharing.get.handler(async ({ input, context, errors }) => {
    const shared = await readShared(context, input.id);
    if (!shared) throw errors.not_found();
    return shared;
  }),
  shortLink: sharing.shortLink.use(asMember).handler(async ({ input, context, errors }) => {
    const path = await readShortLink(context.database.db, input.key);
    if (path === null) throw errors.not_found();
    return { path };
  }),
  addShortLink: sharing.addShortLink.use(asMember).handler(async ({ input, context, errors }) => {
    const retry_after = await context.limits.take("shares", `member ${context.viewer.account_id}`);
    if (retry_after !== null) throw errors.too_many_requests({ data: { retry_after } });
    const added = await addShortLink(context, context.viewer, input);
    if ("refused" in added) throw errors[added.refused]();
    return added;
  }),
};
