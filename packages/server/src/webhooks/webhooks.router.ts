import { api, asAdmin, asMember } from "../http/implement.ts";
import { listOrigins } from "./endpoints.queries.ts";
import { getDelivery, listEndpointDeliveries } from "./list-deliveries.ts";
import { changeEndpoint, createEndpoint, listWebhooks, removeEndpoint, rotateSecret } from "./manage-endpoints.ts";
import { allowOrigin, disallowOrigin } from "./manage-origins.ts";
import { resendDelivery } from "./resend-delivery.ts";

const list = api.webhooks.list.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await listWebhooks(context, context.viewer, input.restaurant_id);
  if ("endpoints" in result) return result;
  throw errors[result.code]();
});

const create = api.webhooks.create.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await createEndpoint(context, context.viewer, input);
  if ("secret" in result) return result;
  throw errors[result.code]();
});

const change = api.webhooks.change.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await changeEndpoint(context, context.viewer, input);
  if ("endpoint" in result) return result.endpoint;
  if (result.code === "edit_conflict") throw errors.edit_conflict({ data: result });
  throw errors[result.code]();
});

const remove = api.webhooks.remove.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await removeEndpoint(context, context.viewer, input.id);
  if ("removed" in result) return result.removed;
  throw errors[result.code]();
});

const rotate = api.webhooks.rotate.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await rotateSecret(context, context.viewer, input);
  if ("secret" in result) return result;
  if (result.code === "edit_conflict") throw errors.edit_conflict({ data: result });
  throw errors[result.code]();
});

const deliveries = api.webhooks.deliveries.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await listEndpointDeliveries(context, context.viewer, input);
  if ("deliveries" in result) return result;
  throw errors[result.code]();
});

const delivery = api.webhooks.delivery.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await getDelivery(context, context.viewer, input.id);
  if ("delivery" in result) return result.delivery;
  throw errors[result.code]();
});

const resend = api.webhooks.resend.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await resendDelivery(context, context.viewer, input.id);
  if ("delivery" in result) return result.delivery;
  if (result.code === "too_many_requests")
    throw errors.too_many_requests({ data: { retry_after: result.retry_after } });
  throw errors[result.code]();
});

const origins = api.webhooks.origins.use(asAdmin).handler(({ context }) => listOrigins(context.database.db));

const allow = api.webhooks.allowOrigin.use(asAdmin).handler(async ({ input, context, errors }) => {
  const result = await allowOrigin(context, context.viewer, input);
  if ("origin" in result) return result;
  throw errors[result.code]();
});

const disallow = api.webhooks.disallowOrigin.use(asAdmin).handler(async ({ input, context, errors }) => {
  if (await disallowOrigin(context, context.viewer, input.id)) return true as const;
  throw errors.not_found();
});

export const webhooksRouter = {
  list,
  create,
  change,
  remove,
  rotate,
  deliveries,
  delivery,
  resend,
  origins,
  allowOrigin: allow,
  disallowOrigin: disallow,
};
