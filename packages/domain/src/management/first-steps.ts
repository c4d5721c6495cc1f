import type { Text } from "../language/text.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";

/** What a restaurant needs so that people can order there, in the order in which it is done (management §36). */
export const FIRST_STEPS = ["place", "hours", "ordering", "menu", "words", "cover"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What is known about a restaurant: its settings, and the menu that diners see. */
export interface FirstFacts {
  address: string;
  position: object | null;
  hours: WeekHours;
  /** At least one way of ordering is offered. */
  offered: boolean;
  cover: string | null;
  name: Text;
  dishes: readonly { name: Text; price: number | null }[];
}

export const isSaidInBoth = ({ en, fr }: Text): boolean => Boolean(en?.trim()) && Boolean(fr?.trim());

/** The first steps that are done. */
export const doneSteps = (facts: FirstFacts): FirstStep[] => {
  const { address, position, hours, offered, cover, name, dishes } = facts;
  const done: Record<FirstStep, boolean> = {
    place: address.trim() !== "" && position !== null,
    hours: Object.values(hours).some((day) => day.length > 0),
    ordering: offered,
    menu: dishes.some(({ price }) => price !== null),
    words: isSaidInBoth(name) && dishes.length > 0 && dishes.every((dish) => isSaidInBoth(dish.name)),
    cover: cover !== null,
  };
  return FIRST_STEPS.filter((step) => done[step]);
};
