import type { Contract } from "@tablee/contract/contract";
import { hasAdminFlag } from "../storage/admin-flag.ts";

/**
 * The backends that the client calls, each with the base of its addresses: a path on the server's origin, or an address
 * of its own (wire §1).
 */
const BACKENDS = {
  external: "/api",
  intelligence: "/api",
  system: "/api",
  food_and_ordering: "/api",
  licensing: "/api",
};

/** Rooms whose calls go to a backend other than the main one. */
const OTHERS: Partial<Record<keyof Contract, keyof typeof BACKENDS>> = { assistant: "intelligence", pages: "system" };

/**
 * The base address of a room's calls; without a room, the main backend's, for requests that know only a path. With the
 * administrators' tools on, answers are asked to include debug information (wire §11).
 */
export function baseOf(origin: string, room = ""): string {
  const base = new URL(BACKENDS[OTHERS[room as keyof Contract] ?? "food_and_ordering"], origin);
  if (hasAdminFlag()) base.searchParams.set("enable_debug", "true");
  return base.href;
}
