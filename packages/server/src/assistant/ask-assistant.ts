import type { AssistantAnswer, Understood } from "@tablee/contract/assistant/assistant.contract";
import { answerWishes, type OrderableDish } from "@tablee/domain/assistant/rank-dishes";
import { laterWishes, NO_WISHES, readWishes, type Wishes } from "@tablee/domain/assistant/read-wishes";
import { textIn } from "@tablee/domain/language/text-in";
import { toDecimal } from "@tablee/domain/money/minor";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { isOrderable, orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import type { DishChooser } from "../ports/assistant/dish-chooser.ts";
import { type ListedRestaurant, listedRestaurants } from "../restaurants/restaurant-cards.ts";
import { readFoundItems } from "../search/found-items.queries.ts";
import { itemView, orderedBy } from "../search/found-things.ts";
import type { Services } from "../services.ts";
import { type DishRow, readDishesAround } from "./orderable-dishes.queries.ts";

/** As many as one reads before one decides. */
const SHOWN = 6;
/** Whoever chooses is offered so many. */
const OFFERED = 40;

interface Asked {
  message: string;
  conversation: readonly string[];
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** What a conversation wishes, and the dishes that can be ordered which answer it (search §12). */
export async function askAssistant(
  { database: { db }, clock, chooser }: Pick<Services, "database" | "clock" | "chooser">,
  { message, conversation, latitude, longitude }: Asked,
): Promise<AssistantAnswer> {
  const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const from = here ?? FALLBACK_POSITION;
  const wishes = [...conversation, message].map(readWishes).reduce(laterWishes, NO_WISHES);
  const rows = await readDishesAround(db, from, wishes);
  const places = await listedRestaurants(db, [...new Set(rows.map(({ restaurant_id }) => restaurant_id))]);
  const at = clock();
  const dishes = rows.flatMap((row) => {
    const place = places.get(row.restaurant_id);
    return place ? (orderable(row, place, from, at) ?? []) : [];
  });
  const answered = answerWishes(wishes, dishes, OFFERED);
  const ids = await chosenOf(chooser, [...conversation, message], answered.dishes, places);
  const open = new Map(answered.dishes.map((dish) => [dish.id, dish.open]));
  const items = orderedBy(ids, await readFoundItems(db, ids));
  return {
    understood: understood(wishes),
    named: answered.named,
    dishes: items.map((item) => ({ ...itemView(item, here), open: open.get(item.id) ?? false })),
  };
}

/** The best of what answers, as whoever chooses would have it, else in the order of the rules (search §13). */
async function chosenOf(
  chooser: DishChooser,
  messages: readonly string[],
  dishes: readonly OrderableDish[],
  places: ReadonlyMap<number, ListedRestaurant>,
): Promise<number[]> {
  const offered = dishes.map(({ names: [name = ""], restaurant_id, price, tags }, at) => {
    const place = places.get(restaurant_id);
    const restaurant = place ? textIn(place.card.name, "en") : "";
    return { number: at + 1, name, restaurant, price: toDecimal(price), tags };
  });
  const chosen = await chooser.choose({ messages, dishes: offered });
  const ids = chosen ? chosen.flatMap((number) => dishes[number - 1]?.id ?? []) : dishes.map(({ id }) => id);
  return ids.slice(0, SHOWN);
}

/** null: nothing of its restaurant can be ordered, now or later. */
function orderable(row: DishRow, { card, facts }: ListedRestaurant, from: Point, at: Date): OrderableDish | null {
  const status = orderingStatus(facts, at);
  if (!isOrderable(status)) return null;
  const { latitude, longitude, ...dish } = row;
  const metres = latitude === null || longitude === null ? null : metresBetween(from, { latitude, longitude });
  const states = modeAvailability(facts);
  const reaches = metres === null || metres <= card.delivery_radius_m;
  const modes = ORDER_MODES.filter((mode) => states[mode].available && (mode !== "delivery" || reaches));
  return modes.length === 0 ? null : { ...dish, metres, open: status === "open", modes };
}

const understood = ({ most, ...wishes }: Wishes): Understood => ({
  ...wishes,
  most: most === null ? null : toDecimal(most),
});
