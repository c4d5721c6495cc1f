import { MENUS_NAMESPACE, type MenusServerEvents } from "@tablee/contract/menus/menus.events";
import { LiveClient } from "./live-client.ts";
import type { LiveReach } from "./live-reach.ts";

interface WatchedMenu {
  restaurant_id: number;
  /** Something of the menu is another than it was, or may be: the connection was away. */
  changed: () => void;
}

/** Listens to one restaurant's menu. Answers how to hang up. */
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
