import { m } from "../../../paraglide/messages.js";

/**
 * A moment (momentWords) for the middle of a sentence: "today, now", "demain à 11 h". The name of a day keeps its
 * first letter, a capital in English.
 */
export const midSentence = (moment: string): string =>
  [m.basket_today(), m.basket_tomorrow()].some((day) => moment.startsWith(day))
    ? moment.charAt(0).toLowerCase() + moment.slice(1)
    : moment;
