import { notFound } from "@tanstack/react-router";
import { isCallError } from "../../api/call-error.ts";

/** Parses the id in an address; an invalid one makes no call. */
export function restaurantIdOf(param: string): number {
  const id = Number(param);
  if (!/^[1-9]\d{0,9}$/.test(param) || id > 2_147_483_647) throw notFound();
  return id;
}

const NOWHERE = new Set(["not_found", "invalid_input"]);

/** Rethrows an error; for a restaurant that does not exist or has an invalid address, as "not found". */
export const orNotFound = (error: unknown): never => {
  throw isCallError(error) && NOWHERE.has(error.code) ? notFound() : error;
};
