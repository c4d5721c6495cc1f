import { implement } from "@orpc/server";
import { contract } from "@tablee/contract/contract";
import { checkModeration } from "@tablee/domain/accounts/right";
import type { Context, Viewer } from "./context.ts";
import { forbidden, suspended } from "./refusal.ts";

/**
 * The contract, ready to be implemented: `api.orders.place.handler(…)`. Answers are checked against the contract in
 * tests (check-output.ts) and not in production: on a whole menu the check costs more than everything else.
 */
export const api = implement(contract, { initialOutputValidationIndex: Number.NaN }).$context<Context>();

/** For calls that need a member: 401 for a visitor; otherwise `context.viewer` is set. */
export const asMember = api.middleware(({ context, next, errors }) => {
  if (!context.viewer) throw errors.unauthorized();
  return next({ context: { viewer: context.viewer satisfies Viewer } });
});

/**
 * For calls by which a member says something to others or about them: 403 with the reason while the member is
 * suspended.
 */
export const asWriter = api.middleware(({ context, next, errors }) => {
  const { viewer } = context;
  if (!viewer) throw errors.unauthorized();
  if (viewer.suspension) throw suspended(viewer.suspension);
  return next({ context: { viewer: viewer satisfies Viewer } });
});

/** For calls of moderators (accounts §44): 403 for every other member. */
export const asModerator = api.middleware(({ context, next, errors }) => {
  if (!context.viewer) throw errors.unauthorized();
  if (checkModeration(context.viewer)) throw forbidden();
  return next({ context: { viewer: context.viewer satisfies Viewer } });
});

/** For calls that need an administrator: 403 for every other member. */
export const asAdmin = api.middleware(({ context, next, errors }) => {
  if (!context.viewer) throw errors.unauthorized();
  if (!context.viewer.admin) throw forbidden();
  return next({ context: { viewer: context.viewer satisfies Viewer } });
});
