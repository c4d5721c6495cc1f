/** Names of the rooms; rooms with the same name in different namespaces are distinct. */

/** The room of an order's diner. */
export const orderRoom = (order_id: number): string => `order:${order_id}`;
/** The room of the staff who follow an order: its diner sees more of an old one (orders §45). */
export const staffRoom = (order_id: number): string => `order:${order_id}:staff`;
export const kitchenRoom = (restaurant_id: number): string => `kitchen:${restaurant_id}`;
/** Of a kitchen's room, or an order's staff, the part that may see orders however old (kitchen §19). */
export const oldRoom = (room: string): string => `${room}:old`;
export const tableRoom = (session: string): string => `table:${session}`;
export const menuRoom = (restaurant_id: number): string => `menu:${restaurant_id}`;
export const commentsRoom = (recommendation_id: number): string => `comments:${recommendation_id}`;
/** Returns the room of one member among those who view a discovery. */
export const commentsRoomOf = (recommendation_id: number, account_id: number): string =>
  `comments:${recommendation_id}:${account_id}`;
export const accountRoom = (account_id: number): string => `account:${account_id}`;
export const sessionRoom = (session_id: number): string => `session:${session_id}`;

/** Returns the ids of the kitchens, or of the orders, whose rooms are among these. */
export const idsOfRooms = (kind: "kitchen" | "order", rooms: Iterable<string>): number[] =>
  [...rooms].flatMap((room) => {
    const [of, id] = room.split(":");
    return of === kind ? [Number(id)] : [];
  });

interface Hearer {
  data: { room: string | null };
  join(room: string): void | Promise<void>;
  leave(room: string): void | Promise<void>;
}

/** Has a socket hear this room, or none, instead of the one that it heard before. */
export const hearOnly = async (socket: Hearer, room: string | null): Promise<void> => {
  const { room: before } = socket.data;
  socket.data.room = room;
  if (before !== null && before !== room) await socket.leave(before);
  if (room !== null) await socket.join(room);
};
