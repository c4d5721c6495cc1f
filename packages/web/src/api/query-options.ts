import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { Api } from "./create-api.ts";

/** Query and mutation options for every call, with their keys. */
export const createOrpc = (api: Api) => createTanstackQueryUtils(api);
export type Orpc = ReturnType<typeof createOrpc>;
