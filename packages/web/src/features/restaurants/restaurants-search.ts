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

/** Anything that is none of ours is left out. */
export function readRestaurantsSearch(search: Record<string, unknown>): RestaurantsSearch {
  const { cuisine, open, restaurant } = search;
  const id = idOf(restaurant);
  return {
    ...(typeof cuisine === "string" && /^[\w-]{1,60}$/.test(cuisine) ? { cuisine } : {}),
    ...(open === true ? { open } : {}),
    ...(id === undefined ? {} : { restaurant: id }),
  };
}
