import type { IncomingMessage } from "node:http";
import { getEventIteratorSchemaDetails } from "@orpc/contract";
import { StandardOpenAPIMatcher } from "@orpc/openapi/standard";
import { type AnyProcedure, type AnyRouter, createProcedureClient } from "@orpc/server";
import type { BodyLimits } from "./body-limits.ts";
import { refuseInvalidInput } from "./call-interceptors.ts";
import { checkOutput } from "./check-output.ts";
import type { Context } from "./context.ts";
import { readInput } from "./read-input.ts";
import { notFound } from "./refusal.ts";

export interface CallAnswer {
  status: number;
  output: unknown;
}

export interface Call {
  method: string;
  /** Below the prefix: `/client/restaurant/12`. */
  path: string;
  url: URL;
  request: IncomingMessage;
  body_limits: BodyLimits;
  context: Context;
}

interface Options {
  context: Context;
  signal?: AbortSignal;
}

/**
 * Turns the router into one function that finds the procedure for a method and path, reads its input and runs it.
 * Throws what the procedure throws, and not_found if there is no procedure. (oRPC's own HTTP handler copies every
 * answer field by field, and lets a field of the body override the path's field of the same name.)
 */
export function makeCalls(router: AnyRouter, options: { check_outputs: boolean }): (call: Call) => Promise<CallAnswer> {
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);
  const interceptors = [refuseInvalidInput, ...(options.check_outputs ? [checkOutput] : [])];
  const clients = new WeakMap<AnyProcedure, (input: unknown, options: Options) => Promise<unknown>>();

  const clientOf = (procedure: AnyProcedure, path: readonly string[]) => {
    let client = clients.get(procedure);
    if (!client) {
      const settings = { path, interceptors: interceptors as never, context: (context: Context) => context };
      client = createProcedureClient(procedure, settings) as unknown as NonNullable<typeof client>;
      clients.set(procedure, client);
    }
    return client;
  };

  return async ({ method, path, url, request, body_limits, context }) => {
    const match = await matcher.match(method, path as `/${string}`);
    if (!match) throw notFound();
    const { procedure } = match;
    const input = await readInput(request, url, match.params, procedure, body_limits);
    const { route, outputSchema } = procedure["~orpc"];
    const inParts = getEventIteratorSchemaDetails(outputSchema) !== undefined;
    const signal = inParts ? context.gone?.() : undefined;
    const output = await clientOf(procedure, match.path)(input, { context, ...(signal ? { signal } : {}) });
    return { status: route.successStatus ?? 200, output };
  };
}
