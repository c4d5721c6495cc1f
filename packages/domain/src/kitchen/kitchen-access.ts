/** Who asks for a kitchen: an admin may work in any, everybody else where the restaurant has them as staff. */
export interface KitchenFacts {
  admin: boolean;
  staff: boolean;
}

/** Whether somebody may see and move a kitchen's orders and change its stock (accounts §44). */
export const checkKitchenAccess = ({ admin, staff }: KitchenFacts): { code: "forbidden" } | null =>
  admin || staff ? null : { code: "forbidden" };

/** The same of an order or its ticket: to everybody else there is none, so that nobody counts another's by asking. */
export const checkKitchenOrder = (facts: KitchenFacts): { code: "not_found" } | null =>
  checkKitchenAccess(facts) && { code: "not_found" };
