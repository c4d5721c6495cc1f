import type { User } from "@tablee/contract/accounts/accounts.schema";
import { checkRight } from "@tablee/domain/accounts/right";

/** Returns the restaurants whose menu a member's role lets them edit; administrators may edit all. */
export const managedBy = ({ roles }: Pick<User, "roles">): number[] =>
  roles
    .filter(({ role }) => checkRight({ admin: false, role }, "menu") === null)
    .map(({ restaurant_id }) => restaurant_id);

export const mayManage = (user: Pick<User, "admin" | "roles">): boolean => user.admin || managedBy(user).length > 0;
