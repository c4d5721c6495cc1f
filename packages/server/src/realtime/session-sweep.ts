import { logFault } from "../http/call-log.ts";
import { refusedAtKitchen } from "../kitchen/kitchen-access.ts";
import type { Services } from "../services.ts";
import { type OrdersNamespace, type OrdersSocket, sendAway } from "./orders-namespace.ts";
import { liveSessions } from "./realtime.queries.ts";
import { kitchenOfRoom } from "./rooms.ts";

const SWEEP_MS = 60_000;

/**
 * Sends away the sockets of this process whose session has expired or was revoked (in another process that could
 * not tell, by a changed password, by a renewal), and takes those out of a kitchen who no longer work there.
 * Logging out does not wait for it (`sessionEnded`).
 */
export const sweepSessions = async (orders: OrdersNamespace, services: Services): Promise<void> => {
  const sockets = [...orders.sockets.values()];
  if (sockets.length === 0) return;
  const { db } = services.database;
  const ids = new Set(sockets.map((socket) => socket.data.viewer.session_id));
  const live = await liveSessions(db, [...ids], services.clock());
  for (const socket of sockets) {
    if (!live.has(socket.data.viewer.session_id)) sendAway(socket);
    else await leaveClosedKitchens(socket, services);
  }
};

const leaveClosedKitchens = async (socket: OrdersSocket, services: Services): Promise<void> => {
  for (const room of socket.rooms) {
    const restaurant_id = kitchenOfRoom(room);
    if (restaurant_id === null) continue;
    if (await refusedAtKitchen(services.database.db, socket.data.viewer, restaurant_id)) sendAway(socket);
  }
};

/** Sweeps every minute; answers how to stop. */
export const keepSweeping = (orders: OrdersNamespace, services: Services): (() => void) => {
  const timer = setInterval(() => {
    sweepSessions(orders, services).catch((error: unknown) => logFault(services.log, error, "session sweep"));
  }, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
};
