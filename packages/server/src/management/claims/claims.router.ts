import { api, asAdmin, asMember, asWriter } from "../../http/implement.ts";
import { claimPlace, listOwnClaims, lookAtPlace, withdrawClaim } from "./claim-place.ts";
import { confirmClaim, sendClaimCode } from "./confirm-claim.ts";
import { decideClaim, listWaitingClaims } from "./decide-claim.ts";
import { listOwnerless } from "./list-ownerless.ts";

const { claims } = api;
/** Seconds after which a busy server may be asked to check a code again. */
const BUSY = 5;

export const claimsRouter = {
  own: claims.own.use(asMember).handler(({ context }) => listOwnClaims(context, context.viewer)),
  place: claims.place.use(asMember).handler(async ({ input, context, errors }) => {
    const found = await lookAtPlace(context, input.restaurant_id);
    if (!found) throw errors.not_found();
    return found;
  }),
  claim: claims.claim.use(asWriter).handler(async ({ input, context, errors }) => {
    const claim = await claimPlace(context, context.viewer, input);
    if (!("code" in claim)) return claim;
    if (claim.code === "too_many_requests") throw errors[claim.code]({ data: { retry_after: claim.retry_after } });
    throw errors[claim.code]();
  }),
  withdraw: claims.withdraw.use(asMember).handler(async ({ input, context, errors }) => {
    if (!(await withdrawClaim(context, context.viewer, input.id))) throw errors.not_found();
    return true;
  }),
  sendCode: claims.sendCode.use(asWriter).handler(async ({ input, context, errors }) => {
    const claim = await sendClaimCode(context, context.viewer, input);
    if (!("code" in claim)) return claim;
    if (claim.code === "too_many_requests") throw errors[claim.code]({ data: { retry_after: claim.retry_after } });
    throw errors[claim.code]();
  }),
  confirm: claims.confirm.use(asWriter).handler(async ({ input, context, errors }) => {
    const confirmed = await confirmClaim(context, context.viewer, input);
    if (!("code" in confirmed)) return confirmed;
    if (confirmed.code === "busy") throw errors.busy({ data: { retry_after: BUSY } });
    if (confirmed.code === "too_many_requests")
      throw errors[confirmed.code]({ data: { retry_after: confirmed.retry_after } });
    throw errors[confirmed.code]();
  }),
  waiting: claims.waiting.use(asAdmin).handler(({ context }) => listWaitingClaims(context)),
  ownerless: claims.ownerless.use(asAdmin).handler(({ context }) => listOwnerless(context)),
  decide: claims.decide.use(asAdmin).handler(async ({ input, context, errors }) => {
    const decided = await decideClaim(context, context.viewer, input);
    if (decided !== true) throw errors[decided.code]();
    return true;
  }),
};
