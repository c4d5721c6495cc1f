import { api, asMember } from "../http/implement.ts";
import { lookUpPayment } from "./look-up-payment.ts";
import { payOrder } from "./pay-order.ts";

const pay = api.payments.pay.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await payOrder(context, context.viewer, input.id);
  if ("order" in result) return result;
  if (result.refused === "too_many_requests") throw errors.too_many_requests({ data: result });
  throw result.refused === "not_found" ? errors.not_found() : errors.payments_unavailable();
});

const lookUp = api.payments.lookUp.handler(async ({ input, context, errors }) => {
  const result = await lookUpPayment(context, input.guid);
  if ("outcome" in result) return result;
  if (result.refused === "too_many_requests") throw errors.too_many_requests({ data: result });
  throw errors.not_found();
});

export const paymentsRouter = { pay, lookUp };
