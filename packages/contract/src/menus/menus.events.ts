/**
 * Namespace `/menus` (decision 012): clients that show a menu are notified when it has changed, and load it again. No
 * token is needed. `restaurant_id` is passed on connecting (the handshake's `auth`) or as a query parameter.
 */
export const MENUS_NAMESPACE = "/menus";

export interface MenusServerEvents {
  /**
   * A dish or a choice is sold out or available again, a price has changed, ordering was paused: anything that the
   * menu's page shows.
   */
  menu_changed: (input: { restaurant_id: number }) => void;
  /** Reconnect after `after_ms`: the process is stopping. */
  reconnect: (input: { after_ms: number }) => void;
}
