import type { Viewer } from "../http/context.ts";
import { restaurantsOfOthers } from "../orders/stored/orders.queries.ts";
import { refusedIn } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import type { Namespaces } from "./announce.ts";
import { type MemberSocket, sendAway } from "./member-socket.ts";
import { liveSessions } from "./realtime.queries.ts";
import { idsOfRooms, oldRoom } from "./rooms.ts";

/**
 * Disconnects the sockets of this process whose session has expired or was revoked (in another process that could not
 * announce it, by a changed password, by a renewal), and those that follow a kitchen, or an order of somebody else, at
 * a restaurant where the member no longer works, or old orders of one where they only cook now. Logging out does not
 * wait for it (`sessionEnded`).
 */
export const sweepSessions = async (
  { orders, tables, activity, comments }: Namespaces,
  services: Services,
): Promise<void> => {
  const members: MemberSocket[] = [orders, tables, activity, comments].flatMap((one) => [...one.sockets.values()]);
  const ids = new Set(members.flatMap(({ data: { viewer } }) => (viewer ? [viewer.session_id] : [])));
  if (ids.size === 0) return;
  const live = await liveSessions(services.database.db, [...ids], services.clock());
  for (const socket of members) {
    const { viewer } = socket.data;
    const rights = viewer && live.get(viewer.session_id);
    if (rights) socket.data.viewer = { ...viewer, ...rights };
    else if (viewer) sendAway(socket);
  }
  for (const socket of orders.sockets.values()) {
    if (await hearsTooMuch(services, socket.data.viewer, socket.rooms)) sendAway(socket);
  }
};

/** Whether a socket follows a kitchen, or an order of somebody else, to which its member no longer has the right. */
const hearsTooMuch = async (
  { database: { db } }: Services,
  viewer: Viewer,
  rooms: ReadonlySet<string>,
): Promise<boolean> => {
  // The right to old orders includes that to others.
  const old = [...rooms].filter((room) => rooms.has(oldRoom(room))).map(oldRoom);
  const others = [...rooms].filter((room) => !rooms.has(oldRoom(room)) && !old.includes(room));
  for (const [act, heard] of [
    ["old_orders", old],
    ["orders", others],
  ] as const) {
    const followed = idsOfRooms("order", heard);
    const ofOthers = followed.length > 0 ? await restaurantsOfOthers(db, followed, viewer.account_id) : [];
    for (const restaurant_id of new Set([...idsOfRooms("kitchen", heard), ...ofOthers])) {
      if (await refusedIn(db, viewer, restaurant_id, act)) return true;
    }
  }
  return false;
};
