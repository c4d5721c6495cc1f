/** As many as keep the database busy: one that writes, and one that is there when it has written. */
const AT_ONCE = 2;

interface Kitchen {
  placing: number;
  waiting: (() => void)[];
}

const kitchens = new Map<number, Kitchen>();

/**
 * Orders of one restaurant queue at its row (page 011). Here they queue before they take a connection: a crowd at one
 * kitchen leaves the others of the pool to everybody else, and two that hand the row over are quicker than many.
 */
export async function inTurn<Result>(restaurant_id: number, place: () => Promise<Result>): Promise<Result> {
  const kitchen = kitchens.get(restaurant_id) ?? { placing: 0, waiting: [] };
  kitchens.set(restaurant_id, kitchen);
  if (kitchen.placing >= AT_ONCE) await new Promise<void>((resolve) => kitchen.waiting.push(resolve));
  else kitchen.placing += 1;
  try {
    return await place();
  } finally {
    // Whoever is next takes over the place; the last one leaves nothing behind.
    const next = kitchen.waiting.shift();
    if (next) next();
    else if ((kitchen.placing -= 1) === 0) kitchens.delete(restaurant_id);
  }
}
