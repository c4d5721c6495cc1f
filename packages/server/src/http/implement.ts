import { implement } from "@orpc/server";
import { contract } from "@tablee/contract/contract";
import type { Context, Viewer } from "./context.ts";

/** The contract, ready to be implemented: `api.orders.place.handler(…)`. */
export const api = implement(contract).$context<Context>();

/** Calls that need a member: 401 for a visitor, and `context.viewer` is there. */
export const asMember = api.middleware(({ context, next, errors }) => {
  if (!context.viewer) throw errors.unauthorized();
  return next({ context: { viewer: context.viewer satisfies Viewer } });
});
