import type { ClientLink } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import type { Contract } from "@tablee/contract/contract";
import type { ApiOptions, CallContext } from "./api-options.ts";
import { isCallError, offlineError } from "./call-error.ts";
import { reading } from "./reading.ts";

/** Every call of the contract, with its types as JSON leaves them. */
export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>;

type Link = ClientLink<CallContext>;
type CallOptions = Parameters<Link["call"]>[2];

/** Uploads, which do not go through the calls, use the same server and session. */
const optionsByApi = new WeakMap<Api, ApiOptions>();
export const optionsOf = (api: Api): ApiOptions | undefined => optionsByApi.get(api);

/**
 * Creates the calls. The code that sends them loads with the first call: a page rendered by the server makes none until
 * somebody does something.
 */
export function createApi(options: ApiOptions, sending = () => import("./open-api-link.ts")): Api {
  let loading: Promise<Link> | undefined;
  const load = async (): Promise<Link> => {
    try {
      return (await sending()).openApiLink(options);
    } catch (cause) {
      // A chunk that cannot be fetched counts as a call that could not be made, and a late one as a call that timed out
      // (wire §15). The next call tries again.
      loading = undefined;
      throw isCallError(cause) ? cause : offlineError(cause);
    }
  };
  const call = async (path: readonly string[], input: unknown, how: Partial<CallOptions> = {}) =>
    (await (loading ??= load())).call(path, input, { ...how, context: how.context ?? {} });
  const ofRoom = (room: string) =>
    reading({}, (name) => (input: unknown, how?: CallOptions) => call([room, name], input, how));
  const api = reading({}, ofRoom) as Api;
  optionsByApi.set(api, options);
  return api;
}
