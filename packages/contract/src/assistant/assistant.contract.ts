import { eventIterator } from "@orpc/contract";
import { MOST_READ } from "@tablee/domain/assistant/read-wishes";
import { ALLERGENS, ITEM_TYPES } from "@tablee/domain/menus/menu";
import { MENU_TAGS } from "@tablee/domain/menus/menu-constants";
import { DIETS } from "@tablee/domain/menus/diets";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { FoundItem } from "../search/search.schema.ts";
import { call, FORBIDDEN } from "../wire/errors.ts";
import { Latitude, Longitude, Money } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

/** What the assistant has understood in a conversation (search §12). */
export const Understood = z.object({
  words: z.array(z.string()),
  without: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(DIETS)),
  tags: z.array(z.enum(MENU_TAGS)),
  type: z.enum(ITEM_TYPES).nullable(),
  most: Money.nullable(),
  open: z.boolean(),
  near: z.boolean(),
  mode: z.enum(ORDER_MODES).nullable(),
  served: z.enum(["warm", "cold"]).nullable(),
  light: z.boolean(),
  cheap: z.boolean(),
  sober: z.boolean(),
});
export type Understood = z.infer<typeof Understood>;

/** How many previous messages are read; older ones are ignored. */
const MOST_BEFORE = 8;
const Message = Words(4 * MOST_READ);

const Dish = FoundItem.extend({ open: z.boolean() });
/** Whether the dishes match the name that was asked for; false if no dish with that name fits. */
const Named = z.boolean();

export const AssistantAnswer = z.object({
  understood: Understood,
  named: Named,
  /** The best first; each can be ordered. */
  dishes: z.array(Dish),
});
export type AssistantAnswer = z.infer<typeof AssistantAnswer>;

/** A part of an answer, sent as soon as it is known (search §14). An answer without its `done` part is incomplete. */
export const AssistantPart = z.discriminatedUnion("part", [
  z.object({ part: z.literal("understood"), understood: Understood }),
  z.object({ part: z.literal("found"), named: Named }),
  z.object({ part: z.literal("dish"), dish: Dish }),
  z.object({ part: z.literal("done") }),
]);
export type AssistantPart = z.infer<typeof AssistantPart>;

const Question = z.object({
  message: Message,
  conversation: z.array(Message).max(MOST_BEFORE).default([]).describe("What the member said before, in order"),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
});

export const assistantContract = {
  ask: call
    .route({
      method: "POST",
      path: "/client/assistant",
      tags: ["search"],
      summary: "Dishes that can be ordered and are what somebody says they wish",
    })
    .errors({ forbidden: FORBIDDEN })
    .input(Question)
    .output(AssistantAnswer),
  stream: call
    .route({
      method: "POST",
      path: "/client/assistant/stream",
      tags: ["search"],
      summary: "The same answer in its parts, as they are known",
    })
    .errors({ forbidden: FORBIDDEN })
    .input(Question)
    .output(eventIterator(AssistantPart)),
};
