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

/** Returns the restaurant of a kitchen's room; null for any other room. */
export const kitchenOfRoom = (room: string): number | null => {
  const found = /^kitchen:(\d+)$/.exec(room);
  return found ? Number(found[1]) : null;
};
