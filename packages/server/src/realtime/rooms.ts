/** Names of the rooms; rooms with the same name in different namespaces are distinct. */
export const orderRoom = (order_id: number): string => `order:${order_id}`;
export const kitchenRoom = (restaurant_id: number): string => `kitchen:${restaurant_id}`;
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
