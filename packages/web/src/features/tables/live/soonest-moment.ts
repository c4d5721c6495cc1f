import { firstOrderMoment, type OrderMoment, type SlotFacts } from "@tablee/domain/restaurants/order-slots";
import { localMoment } from "@tablee/domain/restaurants/local-time";

/** The first time that there is for an order. Where there is none it is for now, and the server says why not. */
export const soonestMoment = (facts: SlotFacts, at: Date): OrderMoment =>
  firstOrderMoment(facts, at) ?? { date: localMoment(at, facts.timezone).date, time: "now" };
