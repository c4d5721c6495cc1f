import type { ContractRouterClient } from "@orpc/contract";
import { createRouterClient } from "@orpc/server";
import type { Contract } from "@tablee/contract/contract";
import type { Language } from "@tablee/domain/language/text";
import type { RateLimits } from "../ports/rate-limits.ts";
import { router } from "../router.ts";
import type { Services } from "../services.ts";
import { refuseInvalidInput } from "./call-interceptors.ts";
import type { Context } from "./context.ts";

const unlimited: RateLimits = {
  take: async () => null,
  taken: async () => 0,
  giveBack: async () => {},
  forget: async () => {},
};

export type InProcessApi = ContractRouterClient<Contract>;

/**
 * Creates a client of the calls for a visitor with the given language, without HTTP; server-rendered pages load their
 * data with it. Refusals are thrown as ORPCError with the code of the contract.
 */
export function createInProcessApi(services: Services, language: Language): InProcessApi {
  const context: Context = {
    ...services,
    request_id: "page",
    viewer: null,
    language,
    address: "",
    limits: unlimited,
    headers: {},
    answer_headers: new Map(),
  };
  const client: unknown = createRouterClient(router, { context, interceptors: [refuseInvalidInput as never] });
  return client as InProcessApi;
}
