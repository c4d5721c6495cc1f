/** What the address of the list says. */
export interface RestaurantsSearch {
  cuisine?: string;
  /** Only those that take orders now. */
  open?: true;
  /** The restaurant whose card lies over the list; the address bar shows the card's own address. */
  restaurant?: number;
}

const idOf = (value: unknown): number | undefined => {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** Anything that is none of ours is undefined; left out, the router would keep what the address says. */
export function readRestaurantsSearch({ cuisine, open, restaurant }: Record<string, unknown>): RestaurantsSearch {
  return {
    cuisine: typeof cuisine === "string" && /^[\w-]{1,60}$/.test(cuisine) ? cuisine : undefined,
    open: open === true ? open : undefined,
    restaurant: idOf(restaurant),
  };
}
