import { api, asMember } from "../../http/implement.ts";
import { getPastOrder } from "./get-past-order.ts";
import { listPastOrders } from "./list-past-orders.ts";

export const pastOrdersRouter = {
  list: api.pastOrders.list.use(asMember).handler(async ({ input, context, errors }) => {
    const listed = await listPastOrders(context, context.viewer, input);
    if ("code" in listed) throw errors[listed.code]();
    return listed;
  }),
  get: api.pastOrders.get.use(asMember).handler(async ({ input, context, errors }) => {
    const order = await getPastOrder(context, context.viewer, input.id);
    if (!order) throw errors.not_found();
    return order;
  }),
};
