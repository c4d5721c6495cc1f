/** Rights in one restaurant, weakest first: each includes the rights of those before it (accounts §44). */
export const STAFF_ROLES = ["kitchen", "manager", "owner"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What can be done in a restaurant, each with the weakest role that may do it. */
export const RESTAURANT_ACTS = {
  /** See the orders and the kitchen's screens; move and correct orders, print their tickets. */
  orders: "kitchen",
  /** See orders however old, with the addresses in them; a cook has no use for them. */
  old_orders: "manager",
  /** Mark items as sold out, and make them available again. */
  stock: "kitchen",
  /** Pause orders, or ask for more time: a full kitchen cannot wait for a manager. */
  pause: "kitchen",
  /** How many orders a half hour and a single member may have. */
  capacity: "manager",
  printers: "manager",
  tables: "manager",
  menu: "manager",
  hours: "manager",
  /** How a restaurant describes itself: its words, pictures, place and ways of ordering. */
  settings: "manager",
  /** Totals and figures; what is charged besides the menu's prices: fee, tax. */
  money: "owner",
  webhooks: "owner",
  staff: "owner",
  audit: "owner",
  /** Reply, on the restaurant's behalf, to comments under discoveries of it. */
  answers: "owner",
  /** The restaurant's own domains, and the look of their pages. */
  domains: "owner",
} as const satisfies Record<string, StaffRole>;
export type RestaurantAct = keyof typeof RESTAURANT_ACTS;

/**
 * What somebody is to a restaurant. An administrator may do everything anywhere; `role` is null for somebody with no
 * role there.
 */
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
 * The same check for a part of a restaurant that is requested by its own id (a printer, an endpoint, a table, an item).
 * Anybody without a role there gets `not_found`, so that nobody can count another restaurant's parts by trying ids
 * (kitchen §2).
 */
export const checkPartRight = (
  standing: Standing,
  act: RestaurantAct,
): { code: "not_found" } | { code: "forbidden" } | null =>
  checkRight(standing, act) && { code: standing.role === null ? "not_found" : "forbidden" };

/**
 * The same check for an order or its ticket. Everybody else gets `not_found`, so that nobody can count orders by trying
 * ids. So does staff for an order that the kitchen has never seen (payments §6), and who only cooks for a past one
 * (kitchen §19): for them it is not there.
 */
export const checkOrderRight = (
  standing: Standing,
  { isSeen, isPast }: { isSeen: boolean; isPast: boolean },
): { code: "not_found" } | null =>
  isSeen && checkRight(standing, isPast ? "old_orders" : "orders") === null ? null : { code: "not_found" };

/** Whether somebody may moderate what members write, and members' standing (accounts §44). */
export const checkModeration = (rights: { admin: boolean; moderator: boolean }): { code: "forbidden" } | null =>
  rights.admin || rights.moderator ? null : { code: "forbidden" };
