import type { TableUser } from "@tablee/contract/tables/tables.schema";

/** Somebody at a table, as far as nothing has to be reckoned for it. */
export interface Seated {
  user: TableUser;
  me: boolean;
}

interface Sitting {
  users: readonly TableUser[];
  items: readonly { user_id: string }[];
}

/** Oneself first, then in the order in which they came; who has left and left nothing is not shown. */
export const dinersAt = ({ users, items }: Sitting, me: string | null): Seated[] =>
  users
    .filter(({ id, left }) => id === me || !left || items.some(({ user_id }) => user_id === id))
    .map((user) => ({ user, me: user.id === me }))
    .toSorted((a, b) => Number(b.me) - Number(a.me));
