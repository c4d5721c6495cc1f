import { MOST_FAVORITES } from "@tablee/domain/menus/favorites";
import { api, asMember } from "../http/implement.ts";
import { likeItem } from "./like-item.ts";
import { menuConstants } from "./menu-constants.ts";

export const menusRouter = {
  like: api.menus.like.use(asMember).handler(async ({ input, context, errors }) => {
    const result = await likeItem(context, context.viewer.account_id, input);
    if ("enabled" in result) return result;
    if (result.refused === "not_found") throw errors.not_found();
    if (result.refused === "too_many_favorites") throw errors.too_many_favorites({ data: { most: MOST_FAVORITES } });
    throw errors.too_many_requests({ data: { retry_after: result.retry_after } });
  }),
  constants: api.menus.constants.handler(() => menuConstants),
};
