import type { MenusServerEvents } from "@tablee/contract/menus/menus.events";
import { Id } from "@tablee/contract/wire/values.schema";
import type { DefaultEventsMap, Namespace } from "socket.io";
import { listenForChanges } from "../database/changes.ts";
import type { Services } from "../services.ts";
import type { ConnectionLimit } from "./connection-limit.ts";
import { limitMessages } from "./limit-messages.ts";
import { rememberChanges } from "./recent-changes.ts";
import { menuRoom } from "./rooms.ts";

type None = DefaultEventsMap;
export type MenusNamespace = Namespace<None, MenusServerEvents, None, { viewer: null; restaurant_id: number }>;

/**
 * A new socket is told of changes up to this long ago, in milliseconds: between reading the menu and listening, its
 * client renders the page and loads the app, perhaps on a slow connection.
 */
const BEFORE_MS = 30_000;

/**
 * Notifies everybody who views a menu when it changes. Each process receives the change from the database, like its
 * caches (page 006), and notifies its own sockets, so Redis is not needed. Returns a function that stops it.
 */
export const serveMenus = (
  menus: MenusNamespace,
  services: Services,
  limit: ConnectionLimit | null,
): Promise<() => Promise<void>> => {
  const recent = rememberChanges(BEFORE_MS);
  menus.use((socket, next) => {
    const { auth, query } = socket.handshake;
    const asked = Id.safeParse(Number(auth["restaurant_id"] ?? query["restaurant_id"]));
    if (!asked.success) return next(Object.assign(new Error("invalid_input"), { data: { code: "invalid_input" } }));
    socket.data.viewer = null;
    socket.data.restaurant_id = asked.data;
    return next();
  });
  menus.on("connection", (socket) => {
    const { restaurant_id } = socket.data;
    void socket.join(menuRoom(restaurant_id));
    if (recent.has(restaurant_id)) socket.emit("menu_changed", { restaurant_id });
    limitMessages(socket, services, limit);
  });
  const tellAll = () => {
    recent.allChanged();
    for (const socket of menus.sockets.values()) {
      socket.emit("menu_changed", { restaurant_id: socket.data.restaurant_id });
    }
  };
  return listenForChanges(
    services.database,
    (topic) => {
      if (topic === "restaurants") return tellAll();
      const restaurant_id = Number(/^restaurant:(\d+)$/.exec(topic)?.[1] ?? 0);
      if (restaurant_id === 0) return;
      recent.changed(restaurant_id);
      menus.local.to(menuRoom(restaurant_id)).emit("menu_changed", { restaurant_id });
    },
    // What changed while nothing was received is unknown: any menu may have.
    tellAll,
  );
};
