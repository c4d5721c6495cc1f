import type { OpeningFacts } from "./dated-hours.ts";
import { weekdayIndexOf } from "./local-time.ts";
import { isOpenOnDay, isOrdinaryDay } from "./opening-hours.ts";
import type { WeekHours } from "./week-hours.ts";

/**
 * The length of a slot in minutes: slots start at every hour and half hour of the restaurant's local time
 * (restaurants §10).
 */
export const SLOT_MINUTES = 30;

const SLOTS = Array.from({ length: (24 * 60) / SLOT_MINUTES }, (_, index) => index * SLOT_MINUTES);

type Slots = readonly number[];
const weeklySlots = new WeakMap<WeekHours, Map<number, Slots>>();

/** Slots of exceptional days are cached by the facts object that contains the exceptions. */
const datedSlots = new WeakMap<OpeningFacts, Map<number, Slots>>();

const kept = <K extends object>(all: WeakMap<K, Map<number, Slots>>, key: K, day: number, work: () => Slots): Slots => {
  const days = all.get(key) ?? new Map<number, Slots>();
  all.set(key, days);
  const slots = days.get(day) ?? work();
  days.set(day, slots);
  return slots;
};

const slotsOfDay = (facts: OpeningFacts, day: number): number[] =>
  SLOTS.filter((minutes) => isOpenOnDay(facts, day, minutes));

/**
 * The slots of a day within the hours, in minutes since midnight. A slot after midnight belongs to the date on which it
 * falls. The closing minute is not a slot, unless another interval starts there.
 */
export const slotsByHours = (facts: OpeningFacts, day: number): readonly number[] => {
  const { hours, timezone } = facts;
  if (hours === null) return [];
  if (!isOrdinaryDay(facts, day)) return kept(datedSlots, facts, day, () => slotsOfDay(facts, day));
  return kept(weeklySlots, hours, weekdayIndexOf(day), () => slotsOfDay({ hours, timezone }, day));
};
