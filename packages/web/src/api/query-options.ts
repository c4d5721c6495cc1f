import type { RouterUtils } from "@orpc/tanstack-query";
import type { Api } from "./create-api.ts";
import { reading } from "./reading.ts";

/** Query options and keys for every call. */
export type Orpc = RouterUtils<Api>;

type Call = (input: unknown, options: { signal?: AbortSignal; context: object }) => Promise<unknown>;
interface KeyParts {
  input?: unknown;
  type?: "query" | "infinite";
}
interface QueryParts {
  input?: unknown;
  context?: object;
}
interface InfiniteParts extends Omit<QueryParts, "input"> {
  input: (pageParam: unknown) => unknown;
  initialPageParam: unknown;
}

const keyOf = (path: readonly string[], { input, type }: KeyParts = {}) => [
  path,
  { ...(input === undefined ? {} : { input }), ...(type === undefined ? {} : { type }) },
];

/**
 * The part of oRPC's own utilities that the app uses, in the same shapes and with the same types. The originals include
 * streams and live queries, which are 2 kB of every page's first load and cannot be left out.
 */
export function createOrpc(api: Api): Orpc {
  const ofCall = (call: Call, path: readonly string[]) => ({
    call,
    key: (parts?: KeyParts) => keyOf(path, parts),
    queryKey: ({ input }: QueryParts = {}) => keyOf(path, { type: "query", input }),
    queryOptions: ({ input, context = {}, ...options }: QueryParts = {}) => ({
      queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { signal, context }),
      ...options,
      queryKey: keyOf(path, { type: "query", input }),
    }),
    infiniteOptions: ({ input, context = {}, ...options }: InfiniteParts) => ({
      queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) =>
        call(input(pageParam), { signal, context }),
      ...options,
      queryKey: keyOf(path, { type: "infinite", input: input(options.initialPageParam) }),
    }),
  });
  const ofRoom = (room: string) =>
    reading({ key: (parts?: KeyParts) => keyOf([room], parts) }, (name) => {
      // Looked up at call time: the contract and the client use the same names.
      const call: Call = (input, options) => (Reflect.get(api[room as keyof Api], name) as Call)(input, options);
      return ofCall(call, [room, name]);
    });
  return reading({}, ofRoom) as Orpc;
}
