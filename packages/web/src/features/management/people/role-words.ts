import type { StaffRole } from "@tablee/domain/accounts/right";
import { m } from "../../../paraglide/messages.js";

export const ROLE_WORDS: Record<StaffRole, () => string> = {
  owner: () => m.management_role_owner(),
  manager: () => m.management_role_manager(),
  kitchen: () => m.management_role_kitchen(),
};

/** What each role may do, in a line. */
export const ROLE_TEXTS: Record<StaffRole, () => string> = {
  owner: () => m.management_role_owner_text(),
  manager: () => m.management_role_manager_text(),
  kitchen: () => m.management_role_kitchen_text(),
};
