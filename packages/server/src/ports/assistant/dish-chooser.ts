/** A dish as described to the chooser: what its menu says, and nothing that would identify it elsewhere. */
export interface OfferedDish {
  /** Its position in the offer, from 1. */
  number: number;
  name: string;
  restaurant: string;
  price: number;
  tags: readonly string[];
}

export interface Offer {
  /** The member's messages, in order; the last one is the question. */
  messages: readonly string[];
  /** All of them can be ordered and match the wish, so that any choice is valid. */
  dishes: readonly OfferedDish[];
}

/**
 * Yields numbers of an offer, best first, each once and as soon as it is named. Returns whether the choice was
 * completed: if it was cut off, or nothing was named, the order of the rules continues after the named ones. Never
 * throws.
 */
export type Choice = AsyncGenerator<number, boolean>;

/** Chooses among dishes that already match (search §13): it can change their order, and nothing else. */
export interface DishChooser {
  /** Aborting the signal ends the choice. */
  choose(offer: Offer, signal: AbortSignal): Choice;
}

export const noChooser: DishChooser = {
  // oxlint-disable-next-line require-yield -- it names nothing
  async *choose() {
    return false;
  },
};
