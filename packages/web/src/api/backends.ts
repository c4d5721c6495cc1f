import type { Contract } from "@tablee/contract/contract";
import { hasAdminFlag } from "../storage/admin-flag.ts";

/** The client's backends, each with the base of its addresses: below the server's origin, or an address of its own (wire §1). */
const BACKENDS = {
  external: "/api",
  intelligence: "/api",
  system: "/api",
  food_and_ordering: "/api",
  licensing: "/api",
};

/** Rooms whose calls are not the main backend's. */
const OTHERS: Partial<Record<keyof Contract, keyof typeof BACKENDS>> = { assistant: "intelligence", pages: "system" };

/**
 * Where the calls of a room go; without one, what is asked of the main backend by its path alone. Whoever wants the
 * tools of administrators asks for what helps to find a fault as well (wire §11).
 */
export function baseOf(origin: string, room = ""): string {
  const base = new URL(BACKENDS[OTHERS[room as keyof Contract] ?? "food_and_ordering"], origin);
  if (hasAdminFlag()) base.searchParams.set("enable_debug", "true");
  return base.href;
}
