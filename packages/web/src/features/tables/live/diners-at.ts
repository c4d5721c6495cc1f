import type { TableUser } from "@tablee/contract/tables/tables.schema";

/** A diner at a table, as far as nothing has to be computed. */
export interface Seated {
  user: TableUser;
  me: boolean;
}

interface Sitting {
  users: readonly TableUser[];
  items: readonly { user_id: string }[];
}

/**
 * The diners at a table: this device's first, then in order of arrival. Diners who left without leaving lines are
 * omitted.
 */
export const dinersAt = ({ users, items }: Sitting, me: string | null): Seated[] =>
  users
    .filter(({ id, left }) => id === me || !left || items.some(({ user_id }) => user_id === id))
    .map((user) => ({ user, me: user.id === me }))
    .toSorted((a, b) => Number(b.me) - Number(a.me));
