import { api, asMember } from "../http/implement.ts";
import { readOwnAccount } from "./accounts.queries.ts";
import { asNewSession } from "./as-new-session.ts";
import { logIn } from "./log-in.ts";
import { rightsRouter } from "./rights/rights.router.ts";
import { creditRouter } from "./credit/credit.router.ts";
import { ownRouter } from "./own/own.router.ts";
import { closeSession } from "./sessions.ts";
import { keepDeviceFacts } from "./sessions.queries.ts";
import { bearerToken } from "./stored/session-token.ts";
import { signInRouter } from "./sign-in/sign-in.router.ts";
import { userView } from "./user-view.ts";
import { registrationRouter } from "./registration/registration.router.ts";
import { waysRouter } from "./ways/ways.router.ts";

export const accountsRouter = {
  ...ownRouter,
  ...creditRouter,
  login: api.accounts.login.use(asNewSession).handler(async ({ input, context, errors }) => {
    const result = await logIn({ services: context, limits: context.limits, address: context.address }, input);
    if (!("refused" in result)) return result;
    if (result.refused === "second_step_needed") {
      throw errors.second_step_needed({ data: { key: result.key, ways: result.ways } });
    }
    if ("retry_after" in result) throw errors[result.refused]({ data: { retry_after: result.retry_after } });
    throw errors[result.refused]();
  }),
  currentUser: api.accounts.currentUser.use(asMember).handler(async ({ input, context, errors }) => {
    const { db } = context.database;
    if (Object.keys(input).length > 0) await keepDeviceFacts(db, context.viewer.session_id, input);
    const own = await readOwnAccount(db, context.viewer.account_id);
    if (!own) throw errors.unauthorized();
    const token = context.answer_headers.get("x-renewed-token") ?? bearerToken(context.headers["authorization"]);
    return { ...userView(own), ...(token === null ? {} : { token }) };
  }),
  logout: api.accounts.logout.use(asMember).handler(async ({ context }) => {
    await closeSession(context, context.viewer.session_id);
    return true;
  }),
  ...registrationRouter,
  ...waysRouter,
  ...rightsRouter,
  ...signInRouter,
};
