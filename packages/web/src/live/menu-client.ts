import { MENUS_NAMESPACE, type MenusServerEvents } from "@tablee/contract/menus/menus.events";
import { LiveClient } from "./live-client.ts";
import type { LiveReach } from "./live-reach.ts";

interface WatchedMenu {
  restaurant_id: number;
  /** The menu has changed, or may have while the connection was away. */
  changed: () => void;
}

/** Listens to one restaurant's menu. Returns how to stop. */
export const watchMenu = (reach: LiveReach, { restaurant_id, changed }: WatchedMenu): (() => void) =>
  new LiveClient<MenusServerEvents>(reach, {
    namespace: MENUS_NAMESPACE,
    visitors: true,
    auth: { restaurant_id },
    on: { menu_changed: changed },
    connected: (again) => {
      if (again) changed();
    },
  }).hold();
