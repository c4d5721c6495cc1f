import { refusedIn } from "../restaurants/stored/rights.ts";
import type { Services } from "../services.ts";
import type { Namespaces } from "./announce.ts";
import { type MemberSocket, sendAway } from "./member-socket.ts";
import { liveSessions } from "./realtime.queries.ts";
import { kitchenOfRoom } from "./rooms.ts";

/**
 * Disconnects the sockets of this process whose session has expired or was revoked (in another process that could not
 * announce it, by a changed password, by a renewal), and those in a kitchen where the member no longer works. Logging
 * out does not wait for it (`sessionEnded`).
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
    if (viewer && !live.has(viewer.session_id)) sendAway(socket);
  }
  for (const socket of orders.sockets.values()) await leaveClosedKitchens(socket, services);
};

type KitchenSocket = MemberSocket & { rooms: Set<string> };

const leaveClosedKitchens = async (socket: KitchenSocket, services: Services): Promise<void> => {
  const { viewer } = socket.data;
  for (const room of socket.rooms) {
    const restaurant_id = kitchenOfRoom(room);
    if (restaurant_id === null || viewer === null) continue;
    if (await refusedIn(services.database.db, viewer, restaurant_id, "orders")) sendAway(socket);
  }
};
