import type { IncomingMessage } from "node:http";
import { JsonSchemaCoercer } from "@orpc/json-schema";
import type { AnySchema } from "@orpc/contract";
import type { AnyProcedure } from "@orpc/server";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { BodyLimits } from "./body-limits.ts";
import { parseJsonText, readBody } from "./read-body.ts";
import { invalidInput } from "./refusal.ts";

type JsonSchema = Parameters<JsonSchemaCoercer["coerce"]>[0];

const converter = new ZodToJsonSchemaConverter();
const coercer = new JsonSchemaCoercer();
const jsonSchemas = new WeakMap<AnySchema, JsonSchema>();

/**
 * Converts strings as the contract requires: path, query and form contain only strings, so "12" becomes 12 where a
 * number is expected.
 */
function fromStrings(procedure: AnyProcedure, strings: Record<string, unknown>): Record<string, unknown> {
  const schema = procedure["~orpc"].inputSchema;
  if (!schema) return strings;
  let json = jsonSchemas.get(schema);
  if (!json) {
    [, json] = converter.convert(schema, { strategy: "input" });
    jsonSchemas.set(schema, json);
  }
  return coercer.coerce(json, strings) as Record<string, unknown>;
}

/** More than any call has fields; thousands of them would only cost work. */
const MAX_ENTRIES = 100;

/** Collects fields by name; a repeated name becomes a list, which the schema then refuses. */
function entriesOf(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const read = new Map<string, unknown>();
  let count = 0;
  for (const [name, value] of entries) {
    if (++count > MAX_ENTRIES) throw invalidInput([{ path: "", reason: `More than ${MAX_ENTRIES} fields` }]);
    if (typeof value === "string" && value.includes("\0")) throw invalidInput([{ path: name, reason: "NUL" }]);
    read.set(name, read.has(name) ? [read.get(name), value].flat() : value);
  }
  return Object.fromEntries(read);
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a call's input: its path parameters with the query (GET) or the body. The path takes precedence over a field
 * of the body with the same name. The values of a JSON body are used as they are: a number in quotes has the wrong
 * type.
 */
export async function readInput(
  request: IncomingMessage,
  url: URL,
  params: Record<string, string> | undefined,
  procedure: AnyProcedure,
  limits: BodyLimits,
): Promise<unknown> {
  const path = params === undefined ? undefined : entriesOf(Object.entries(params));
  if (procedure["~orpc"].route.method === "GET") {
    const asked = { ...entriesOf(url.searchParams), ...path };
    return fromStrings(procedure, asked);
  }
  const body = await readBody(request, limits);
  if (body instanceof FormData) return fromForm(procedure, body, path);
  if (path === undefined) return body ?? {};
  if (body !== undefined && !isPlainObject(body)) return body;
  return { ...body, ...fromStrings(procedure, path) };
}

/**
 * Merges a form's fields with its JSON part `data`, which is what the whole body would be without files; the values in
 * `data` are used as they are (wire §2). Fields of the form take precedence over it.
 */
function fromForm(procedure: AnyProcedure, form: FormData, path: Record<string, unknown> | undefined): unknown {
  const { data, ...fields } = entriesOf(form);
  if (data === undefined) return fromStrings(procedure, { ...fields, ...path });
  const value = typeof data === "string" ? parseJsonText(data) : null;
  if (!isPlainObject(value)) throw invalidInput([{ path: "data", reason: "Not a JSON object" }]);
  return { ...value, ...fromStrings(procedure, { ...fields, ...path }) };
}
