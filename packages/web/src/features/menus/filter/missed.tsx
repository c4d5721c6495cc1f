import { useEffect } from "react";
import { useAppContext } from "../../../routes/app-context.ts";

/** How long an empty result must stay on the screen before the query counts as intended. */
const MEANT_MS = 1_500;
/** What this page has already reported: typing it again is not a second wish. */
const told = new Set<string>();

/** Reports to the restaurant what its menu was searched for in vain (management §26): the words, without a name. */
export function Missed({ restaurant_id, query }: { restaurant_id: number; query: string }) {
  const { api } = useAppContext();
  useEffect(() => {
    const key = `${restaurant_id} ${query.toLowerCase()}`;
    if (told.has(key)) return;
    const timer = setTimeout(() => {
      told.add(key);
      // Nobody waits for the call, and a failure loses nothing that matters.
      api.figures.missed({ restaurant_id, query }).catch(() => undefined);
    }, MEANT_MS);
    return () => clearTimeout(timer);
  }, [api, restaurant_id, query]);
  return null;
}
