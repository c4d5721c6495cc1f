import { MENUS_NAMESPACE, type MenusServerEvents } from "@tablee/contract/menus/menus.events";
import type { Socket } from "socket.io-client";

export type MenuClient = Socket<MenusServerEvents>;

export interface MenuSocketOptions {
  /** Where the server is. */
  origin: string;
  restaurant_id: number;
  /** Something of the menu is another than it was, or may be: the connection was away. */
  changed: () => void;
  /** Replaced in tests. */
  connect?: (address: string, restaurant_id: number) => Promise<MenuClient>;
}

/** Between tries after a refusal that may pass. */
const RETRY_MS = 5_000;

const connectWithSocketIo = async (address: string, restaurant_id: number): Promise<MenuClient> => {
  const { io } = await import("socket.io-client");
  const transports = ["websocket", "polling"];
  // A connection of its own: visitors have no other, and a member's carries a token that this one needs not.
  return io(address, { forceNew: true, query: { restaurant_id }, transports, tryAllTransports: true });
};

/** Listens at the namespace `/menus` to one restaurant's menu. Comes back by itself; answers how to hang up. */
export function watchMenu({ origin, restaurant_id, changed, connect = connectWithSocketIo }: MenuSocketOptions) {
  let over = false;
  let client: MenuClient | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reconnectAfter: number | null = null;
  let wasHere = false;

  const later = (ms: number, what: () => void) => {
    clearTimeout(timer);
    if (!over) timer = setTimeout(what, ms);
  };
  const listen = (to: MenuClient) => {
    to.on("connect", () => {
      if (over) return void to.disconnect();
      reconnectAfter = null;
      if (wasHere) changed();
      wasHere = true;
    });
    to.on("menu_changed", changed);
    to.on("reconnect", ({ after_ms }) => {
      reconnectAfter = after_ms;
    });
    to.on("disconnect", (reason) => {
      // Sent away: then it does not come back by itself.
      if (reason === "io server disconnect") later(reconnectAfter ?? RETRY_MS, () => to.connect());
    });
    to.on("connect_error", () => {
      if (over) return void to.disconnect();
      if (!to.active) later(RETRY_MS, () => to.connect());
    });
  };
  const open = async () => {
    try {
      const made = await connect(origin + MENUS_NAMESPACE, restaurant_id);
      client = made;
      listen(made);
    } catch {
      // Its code could not be loaded: as good as no connection.
      later(RETRY_MS, () => void open());
    }
  };
  void open();
  return () => {
    over = true;
    clearTimeout(timer);
    // A line that is still being laid is hung up when it stands: cut before, browsers warn of it in the console.
    if (client?.connected || client?.active === false) client.disconnect();
  };
}
