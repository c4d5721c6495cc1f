import type { AssistantAnswer, AssistantPart, Understood } from "@tablee/contract/assistant/assistant.contract";
import { answerWishes, type OrderableDish } from "@tablee/domain/assistant/rank-dishes";
import { laterWishes, NO_WISHES, readWishes, type Wishes } from "@tablee/domain/assistant/read-wishes";
import { textIn } from "@tablee/domain/language/text-in";
import { toDecimal } from "@tablee/domain/money/minor";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { metresBetween, type Point } from "@tablee/domain/restaurants/distance";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { isOrderable, orderingStatus } from "@tablee/domain/restaurants/ordering-status";
import type { Choice, OfferedDish } from "../ports/assistant/dish-chooser.ts";
import { type ListedRestaurant, listedRestaurants } from "../restaurants/restaurant-cards.ts";
import { readFoundItems } from "../search/found-items.queries.ts";
import { itemView, orderedBy } from "../search/found-things.ts";
import type { Services } from "../services.ts";
import { type DishRow, readDishesAround } from "./orderable-dishes.queries.ts";

/** The most dishes in an answer: as many as a person reads before choosing. */
const SHOWN = 6;
/** The most dishes that the chooser is offered. */
const OFFERED = 40;

interface Asked {
  message: string;
  conversation: readonly string[];
  latitude?: number | undefined;
  longitude?: number | undefined;
}

type Needs = Pick<Services, "database" | "clock" | "chooser">;

/** The wishes understood from a conversation, and the orderable dishes that meet them (search §12). */
export async function askAssistant(services: Needs, asked: Asked, signal: AbortSignal): Promise<AssistantAnswer> {
  const answer: AssistantAnswer = { understood: understood(NO_WISHES), named: false, dishes: [] };
  for await (const one of streamAnswer(services, asked, signal)) {
    if (one.part === "understood") answer.understood = one.understood;
    else if (one.part === "found") answer.named = one.named;
    else if (one.part === "dish") answer.dishes.push(one.dish);
  }
  return answer;
}

/** The same answer in parts, each sent as soon as it is known (search §14). Aborting the signal ends it. */
export async function* streamAnswer(
  { database: { db }, clock, chooser }: Needs,
  { message, conversation, latitude, longitude }: Asked,
  signal: AbortSignal,
): AsyncGenerator<AssistantPart, void> {
  const here = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const from = here ?? FALLBACK_POSITION;
  const wishes = [...conversation, message].map(readWishes).reduce(laterWishes, NO_WISHES);
  yield { part: "understood", understood: understood(wishes) };
  const rows = await readDishesAround(db, from, wishes);
  const places = await listedRestaurants(db, [...new Set(rows.map(({ restaurant_id }) => restaurant_id))]);
  const at = clock();
  const dishes = rows.flatMap((row) => {
    const place = places.get(row.restaurant_id);
    return place ? (orderable(row, place, from, at) ?? []) : [];
  });
  const answered = answerWishes(wishes, dishes, OFFERED);
  yield { part: "found", named: answered.named };
  const open = new Map(answered.dishes.map((dish) => [dish.id, dish.open]));
  const offer = { messages: [...conversation, message], dishes: offered(answered.dishes, places) };
  for await (const ids of inOrder(chooser.choose(offer, signal), answered.dishes)) {
    // Read only once they are chosen: choosing takes seconds, in which a dish may leave its menu or sell out.
    const items = (await readFoundItems(db, ids)).filter(({ stock_status }) => stock_status === "available");
    for (const item of orderedBy(ids, items)) {
      yield { part: "dish", dish: { ...itemView(item, here), open: open.get(item.id) ?? false } };
    }
  }
  yield { part: "done" };
}

/**
 * Yields the ids of matching dishes as the chooser picks them. If the chooser fails or picks none, the dishes that the
 * rules rank first follow (search §13).
 */
async function* inOrder(choice: Choice, dishes: readonly OrderableDish[]): AsyncGenerator<number[], void> {
  const left = new Set(dishes.map(({ id }) => id));
  let room = SHOWN;
  try {
    let next = await choice.next();
    for (; !next.done && room > 0; next = await choice.next()) {
      const id = dishes[next.value - 1]?.id;
      if (id === undefined || !left.delete(id)) continue;
      room -= 1;
      yield [id];
    }
    const isMade = next.done !== true || (next.value && room < SHOWN);
    if (!isMade) yield [...left].slice(0, room);
  } finally {
    await choice.return(true);
  }
}

/** What the chooser is given to know about the dishes. */
const offered = (dishes: readonly OrderableDish[], places: ReadonlyMap<number, ListedRestaurant>): OfferedDish[] =>
  dishes.map(({ names: [name = ""], restaurant_id, price, tags }, at) => {
    const place = places.get(restaurant_id);
    const restaurant = place ? textIn(place.card.name, "en") : "";
    return { number: at + 1, name, restaurant, price: toDecimal(price), tags };
  });

/** null: nothing at its restaurant can be ordered, now or later. */
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
