import { api, asAdmin, asMember, asWriter } from "../../http/implement.ts";
import { makePlace } from "./make-place.ts";
import { listMadePlaces, openPlace } from "./open-place.ts";

const { opening } = api;

export const openingRouter = {
  make: opening.make.use(asWriter).handler(async ({ input, context, errors }) => {
    const made = await makePlace(context, context.viewer, input, context.language);
    if (!("code" in made)) return made;
    if (made.code === "too_many_requests") throw errors[made.code]({ data: { retry_after: made.retry_after } });
    throw errors.place_refused({ data: { reason: made.reason } });
  }),
  open: opening.open.use(asMember).handler(async ({ input, context, errors }) => {
    const page = await openPlace(context, context.viewer, input.restaurant_id);
    if (!("code" in page)) return page;
    if (page.code === "steps_missing") throw errors.steps_missing({ data: { steps: page.steps } });
    throw errors[page.code]();
  }),
  made: opening.made.use(asAdmin).handler(({ context }) => listMadePlaces(context)),
};
