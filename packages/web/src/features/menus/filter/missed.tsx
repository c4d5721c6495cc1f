import { useEffect } from "react";
import { useAppContext } from "../../../routes/app-context.ts";

/** So long somebody looks at an empty answer who meant what they typed. */
const MEANT_MS = 1_500;
/** What this page has told already: to type it again is no second wish. */
const told = new Set<string>();

/** Tells the restaurant what its menu was searched for in vain (management §26): the words, and nobody's name. */
export function Missed({ restaurant_id, query }: { restaurant_id: number; query: string }) {
  const { api } = useAppContext();
  useEffect(() => {
    const key = `${restaurant_id} ${query.toLowerCase()}`;
    if (told.has(key)) return;
    const timer = setTimeout(() => {
      told.add(key);
      // Nobody waits for it, and nothing is lost where it does not arrive.
      api.figures.missed({ restaurant_id, query }).catch(() => undefined);
    }, MEANT_MS);
    return () => clearTimeout(timer);
  }, [api, restaurant_id, query]);
  return null;
}
