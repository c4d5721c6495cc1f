import { firstOrderMoment, type OrderMoment, type SlotFacts } from "@tablee/domain/restaurants/order-slots";
import { localMoment } from "@tablee/domain/restaurants/local-time";

/** The first time available for an order. If there is none, it is for now, and the server says why it cannot be. */
export const soonestMoment = (facts: SlotFacts, at: Date): OrderMoment =>
  firstOrderMoment(facts, at) ?? { date: localMoment(at, facts.timezone).date, time: "now" };
