import { api } from "../http/implement.ts";
import { closeSession, viewerOfToken } from "./sessions.ts";
import { bearerToken } from "./stored/session-token.ts";

/**
 * Middleware of calls that sign in: ends the session whose token the request carries, whichever member it belongs to.
 */
export const asNewSession = api.middleware(async ({ context, next }) => {
  const entered = await next();
  const token = bearerToken(context.headers["authorization"]);
  const before = token === null ? null : await viewerOfToken(context, token);
  if (before) await closeSession(context, before.session_id);
  return entered;
});
