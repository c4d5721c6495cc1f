import type { Text } from "../../language/text.ts";
import { PREPARING } from "../../restaurants/ordering-status.ts";
import type { WeekHours } from "../../restaurants/week-hours.ts";
import type { Setting } from "../settings.ts";

/** What a restaurant needs so that people can order there, in the order in which it is done (management §36). */
export const FIRST_STEPS = ["place", "hours", "ordering", "taxes", "menu", "words", "cover"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What a new place is given by a guess, and what its people confirm or correct before it opens (management §42). */
export const GUESSED_SETTINGS = ["tax", "currency", "timezone"] as const satisfies readonly Setting[];

/**
 * Whether nothing that was guessed is left: a place that is open already sells with what it has, and any other needs
 * each setting confirmed or changed by its own people.
 */
export const isConfirmed = ({ status, owner_set }: { status: string; owner_set: readonly string[] }): boolean =>
  status !== PREPARING || GUESSED_SETTINGS.every((name) => owner_set.includes(name));

/** What is known about a restaurant: its settings, and the menu that diners see. */
export interface FirstFacts {
  address: string;
  position: object | null;
  hours: WeekHours;
  /** At least one way of ordering is offered. */
  offered: boolean;
  /** Its people have confirmed what was guessed. */
  confirmed: boolean;
  cover: string | null;
  name: Text;
  dishes: readonly { name: Text; price: number | null }[];
}

export const isSaidInBoth = ({ en, fr }: Text): boolean => Boolean(en?.trim()) && Boolean(fr?.trim());

/** The first steps that are done. */
export const doneSteps = (facts: FirstFacts): FirstStep[] => {
  const { address, position, hours, offered, confirmed, cover, name, dishes } = facts;
  const done: Record<FirstStep, boolean> = {
    place: address.trim() !== "" && position !== null,
    hours: Object.values(hours).some((day) => day.length > 0),
    ordering: offered,
    taxes: confirmed,
    menu: dishes.some(({ price }) => price !== null),
    words: isSaidInBoth(name) && dishes.length > 0 && dishes.every((dish) => isSaidInBoth(dish.name)),
    cover: cover !== null,
  };
  return FIRST_STEPS.filter((step) => done[step]);
};
