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

/** Chooses among dishes that answer already (search §13): it can put them into another order, and nothing else. */
export interface DishChooser {
  /** Numbers of the offer, the best first; null: the order of the rules stands. Never rejects. */
  choose(offer: Offer): Promise<number[] | null>;
}

export const noChooser: DishChooser = { choose: async () => null };
