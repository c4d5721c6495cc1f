import { api, asMember } from "../../http/implement.ts";
import { confirmByPassword } from "./confirm.ts";

export const waysRouter = {
  confirm: api.accounts.confirm.use(asMember).handler(async ({ input, context, errors }) => {
    const { limits, address, viewer } = context;
    const result = await confirmByPassword({ services: context, limits, address, viewer }, input.password);
    if (result === "confirmed") return true;
    if (result.refused === "wrong_password") throw errors.wrong_password();
    const data = { retry_after: result.retry_after };
    throw result.refused === "busy" ? errors.busy({ data }) : errors.too_many_requests({ data });
  }),
};
