import { useEffect } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { restaurantQuery } from "../../restaurants/restaurant-queries.ts";
import { menuOutlineQuery } from "./menu-queries.ts";

/** Nothing of it is wanted while the page is being loaded. */
const AFTER_MS = 2_000;
/** A full restaurant does not ask in one moment, and several taps of the kitchen are asked for once. */
const SPREAD_MS = 700;

/**
 * Has an open menu follow its kitchen (menus §26): what sells out, comes back or is paused shows without a
 * reload, and what stops the basket is asked again. `also` is asked for with it; the same function while nothing else
 * is meant.
 */
export function useLiveMenu(restaurant_id: number, also?: () => void): void {
  const { queryClient, orpc, platform } = useAppContext();
  useEffect(() => {
    let over = false;
    let hangUp = () => {};
    let asking: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      asking = undefined;
      for (const { queryKey } of [menuOutlineQuery(orpc, restaurant_id), restaurantQuery(orpc, restaurant_id)]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      void queryClient.invalidateQueries({ queryKey: orpc.orders.quote.key() });
      void queryClient.invalidateQueries({ queryKey: orpc.restaurants.availability.key() });
      also?.();
    };
    const changed = () => void (asking ??= setTimeout(ask, SPREAD_MS * Math.random()));
    const begin = async () => {
      const [{ liveReach }, { watchMenu }] = await Promise.all([
        import("../../../live/live-reach.ts"),
        import("../../../live/menu-client.ts"),
      ]);
      if (!over) hangUp = watchMenu(liveReach(platform), { restaurant_id, changed });
    };
    // Without its code the menu is as fresh as a menu was that was just opened.
    const beginning = setTimeout(() => void begin().catch(() => undefined), AFTER_MS);
    return () => {
      over = true;
      clearTimeout(beginning);
      clearTimeout(asking);
      hangUp();
    };
  }, [queryClient, orpc, platform, restaurant_id, also]);
}
