/** A dish as whoever chooses is told of it: what its menu says, and nothing by which it could be found elsewhere. */
export interface OfferedDish {
  /** Its place among those offered, from 1. */
  number: number;
  name: string;
  restaurant: string;
  price: number;
  tags: readonly string[];
}

export interface Offer {
  /** What the member said, in order; the last is the question. */
  messages: readonly string[];
  /** All of them can be ordered and are what was wished: whatever is chosen is right. */
  dishes: readonly OfferedDish[];
}

/**
 * Numbers of an offer, the best first, each once and as soon as it is named. It returns whether the choice was made to
 * its end: where it was cut off, or nothing was named, the order of the rules goes on from what was named. Never throws.
 */
export type Choice = AsyncGenerator<number, boolean>;

/** Chooses among dishes that answer already (search §13): it can put them into another order, and nothing else. */
export interface DishChooser {
  /** An aborted signal ends the choice. */
  choose(offer: Offer, signal: AbortSignal): Choice;
}

export const noChooser: DishChooser = {
  // oxlint-disable-next-line require-yield -- it names nothing
  async *choose() {
    return false;
  },
};
