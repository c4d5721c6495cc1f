import type { ClientLink } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import type { Contract } from "@tablee/contract/contract";
import type { ApiOptions, CallContext } from "./api-options.ts";
import { offlineError } from "./call-error.ts";
import { reading } from "./reading.ts";

/** Every call of the contract, as the browser asks it. */
export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>;

type Link = ClientLink<CallContext>;
type CallOptions = Parameters<Link["call"]>[2];

/** What carries a file besides the calls goes to the same server, for the same session. */
const optionsByApi = new WeakMap<Api, ApiOptions>();
export const optionsOf = (api: Api): ApiOptions | undefined => optionsByApi.get(api);

/**
 * The calls. What carries them is loaded with the first one: a page that came rendered makes none before somebody
 * does something.
 */
export function createApi(options: ApiOptions): Api {
  let loading: Promise<Link> | undefined;
  const load = async (): Promise<Link> => {
    try {
      return (await import("./open-api-link.ts")).openApiLink(options);
    } catch (cause) {
      // The chunk could not be fetched: the same as a call that could not. The next one tries again.
      loading = undefined;
      throw offlineError(cause);
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
