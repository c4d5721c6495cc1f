import { MOST_FAVORITES } from "@tablee/domain/menus/favorites";
import * as z from "zod";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { Id } from "../wire/values.schema.ts";
import { MenuConstants } from "./menus.schema.ts";

/** The new state after a like of an item or a restaurant. The whole list is in the current user. */
export const LikeAnswer = z.object({ enabled: z.boolean() });
export const TOO_MANY_FAVORITES = {
  status: 422,
  message: "More favourites than a member may have",
  data: z.object({ most: z.literal(MOST_FAVORITES) }),
} as const;

export const menusContract = {
  like: call
    .route({ method: "POST", path: "/client/item/like", tags: ["menus"], summary: "Like an item, or no more" })
    .errors({ not_found: NOT_FOUND, too_many_favorites: TOO_MANY_FAVORITES })
    .input(z.object({ item_id: Id, like: z.boolean() }))
    .output(LikeAnswer),
  constants: call
    .route({ method: "GET", path: "/client/menus/constants", tags: ["menus"], summary: "What a menu's words mean" })
    .output(MenuConstants),
};
