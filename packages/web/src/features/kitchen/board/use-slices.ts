import { useEffect, useState } from "react";

/** How many tickets a lane adds in one task: about a screenful of it. */
export const SLICE = 4;

/**
 * The orders of a lane of which there are tickets yet. New ones come a few in a task, the first ones first, so that a
 * press is answered between two slices. A ticket that is there stays, and a single new order comes at once.
 */
export function useSlices<Order extends { id: number }>(orders: readonly Order[]): Order[] {
  const [there, setThere] = useState<ReadonlySet<number>>(new Set());
  /** One slice a turn; `taken`: the turn in which the last one was added. */
  const [turn, setTurn] = useState(1);
  const [taken, setTaken] = useState(0);
  const fresh = turn === taken ? [] : orders.filter(({ id }) => !there.has(id)).slice(0, SLICE);
  if (fresh.length > 0) {
    setThere(new Set([...there, ...fresh.map(({ id }) => id)]));
    setTaken(turn);
  }
  useEffect(() => {
    if (turn !== taken) return undefined;
    const timer = setTimeout(() => setTurn(turn + 1));
    return () => clearTimeout(timer);
  }, [turn, taken]);
  return orders.filter((order) => there.has(order.id) || fresh.includes(order));
}
