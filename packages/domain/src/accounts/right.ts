/** Rights in one restaurant, the least first: each may what the ones before it may (accounts §44). */
export const STAFF_ROLES = ["kitchen", "manager", "owner"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What is done in a restaurant, each with the least role that may. */
export const RESTAURANT_ACTS = {
  /** See orders and what is in the kitchen; move and correct them, print their tickets. */
  orders: "kitchen",
  /** Sell out, bring back. */
  stock: "kitchen",
  /** Stop orders for a while, ask for more time: what a full pass cannot wait for. */
  pause: "kitchen",
  /** How many orders a half hour takes, and one member. */
  capacity: "manager",
  printers: "manager",
  tables: "manager",
  menu: "manager",
  hours: "manager",
  /** What a restaurant says of itself: its words, pictures, place, ways of ordering. */
  settings: "manager",
  /** Totals and figures; what is charged beside the menu: fee, tax. */
  money: "owner",
  webhooks: "owner",
  staff: "owner",
  audit: "owner",
  /** Answer, for the place, what is said under discoveries of it. */
  answers: "owner",
  /** Hosts of its own, and how they look. */
  domains: "owner",
} as const satisfies Record<string, StaffRole>;
export type RestaurantAct = keyof typeof RESTAURANT_ACTS;

/** Somebody before a restaurant: an administrator may everything anywhere; `role` null is no role there. */
export interface Standing {
  admin: boolean;
  role: StaffRole | null;
}

/** Whether somebody may do something in a restaurant. */
export const checkRight = ({ admin, role }: Standing, act: RestaurantAct): { code: "forbidden" } | null => {
  const may = admin || (role !== null && STAFF_ROLES.indexOf(role) >= STAFF_ROLES.indexOf(RESTAURANT_ACTS[act]));
  return may ? null : { code: "forbidden" };
};

/**
 * The same of a part of a restaurant that is asked for by its own id (a printer, an endpoint, a table, an item): to whoever has
 * no role there it is not there, so that nobody counts a stranger's by asking (kitchen §2).
 */
export const checkPartRight = (
  standing: Standing,
  act: RestaurantAct,
): { code: "not_found" } | { code: "forbidden" } | null =>
  checkRight(standing, act) && { code: standing.role === null ? "not_found" : "forbidden" };

/** The same of an order or its ticket: to everybody else there is none, so that nobody counts another's by asking. */
export const checkOrderRight = (standing: Standing): { code: "not_found" } | null =>
  checkRight(standing, "orders") && { code: "not_found" };

/** Whether somebody may judge what members write, and their standing (accounts §44). */
export const checkModeration = (rights: { admin: boolean; moderator: boolean }): { code: "forbidden" } | null =>
  rights.admin || rights.moderator ? null : { code: "forbidden" };
