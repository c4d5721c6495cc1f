import { type ClientLink, createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import type { Contract } from "@tablee/contract/contract";

/** What a call may carry besides its input. */
export interface CallContext {
  /** Makes placing an order safe to repeat (decisions, "Orders"). */
  idempotencyKey?: string;
  /** Told how far a 202's job is, 0 to 1. */
  onProgress?: (progress: number) => void;
}

/** Every call of the contract, as the browser asks it. */
export type Api = JsonifiedClient<ContractRouterClient<Contract, CallContext>>;

export interface ApiOptions {
  /** Where the server is: this page's own origin on the web. */
  origin: string;
  /** The token at the moment of the call, or null for a visitor. */
  token: () => string | null;
  /** A renewed token in an answer's header replaces the stored one, where that is the one sent (spec §4 "Network"). */
  onRenewedToken: (renewed: string, sent: string) => void;
  /** A 401 of a call that carried this token: it logs the user out. */
  onUnauthorized: (token: string) => void;
}

type Link = ClientLink<CallContext>;

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
      throw new ORPCError("offline", { defined: true, status: 503, message: "The server could not be reached", cause });
    }
  };
  return createORPCClient<Api>({
    call: async (path, input, callOptions) => (await (loading ??= load())).call(path, input, callOptions),
  });
}
