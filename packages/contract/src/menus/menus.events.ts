/**
 * Namespace `/menus` (decision 012): whoever looks at a menu hears that it has changed, and asks for it again.
 * Everybody may, without a token; which restaurant is `restaurant_id`, told on entering (the handshake's `auth`) or as a query parameter.
 */
export const MENUS_NAMESPACE = "/menus";

export interface MenusServerEvents {
  /** A dish or a choice sold out or came back, a price moved, ordering was paused: whatever the menu's page shows. */
  menu_changed: (input: { restaurant_id: number }) => void;
  /** Reconnect after `after_ms`: the process stops. */
  reconnect: (input: { after_ms: number }) => void;
}
