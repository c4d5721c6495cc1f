// Makes the smallest valid input of a call from its description at /api/openapi.json: for tests that make every call
// there is, including those added later.

interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  type?: string;
  format?: string;
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
}

export interface Operation {
  parameters?: { name: string; in: "path" | "query" | "header"; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
}

const FORMATS: Record<string, string> = {
  uuid: "019ad3f5-0000-7000-8000-000000000001",
  "date-time": "2027-01-01T00:00:00.000Z",
  date: "2027-01-01",
  uri: "https://stranger.example/",
  email: "stranger@mail.test",
};

const isNull = ({ type }: Schema): boolean => type === "null";

function valueOf(description: ApiDescription, given: Schema): unknown {
  const schema = given.$ref ? referred(description, given.$ref) : given;
  const inner = (one: Schema) => valueOf(description, one);
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.anyOf) return schema.anyOf.some(isNull) ? null : inner(schema.anyOf[0] ?? {});
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner)) as unknown;
  switch (schema.type) {
    case "object":
      return Object.fromEntries((schema.required ?? []).map((key) => [key, inner(schema.properties?.[key] ?? {})]));
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => inner(schema.items ?? {}));
    case "integer":
    case "number":
      return schema.exclusiveMinimum === undefined ? Math.max(schema.minimum ?? 1, 1) : schema.exclusiveMinimum + 1;
    case "boolean":
      return true;
    case "string":
      return FORMATS[schema.format ?? ""] ?? "a".repeat(schema.minLength ?? 1);
    default:
      return null;
  }
}

const referred = (description: ApiDescription, ref: string): Schema =>
  ref
    .slice(2)
    .split("/")
    .reduce<unknown>((within, key) => (within as Record<string, unknown>)[key], description) as Schema;

function formOf(description: ApiDescription, schema: Schema): FormData {
  const form = new FormData();
  for (const key of schema.required ?? []) {
    const part = schema.properties?.[key] ?? {};
    const value = valueOf(description, part);
    if (part.contentMediaType) form.set(key, new Blob(["{}"], { type: "application/json" }), "a.json");
    else form.set(key, typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}

/** The request for an operation: its path with its query, and its body, whose fields `instead` replaces. */
export function validInput(
  description: ApiDescription,
  { path, operation, instead = {} }: { path: string; operation: Operation; instead?: object },
): { address: string; body: string | FormData | null } {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: where, required, schema } of operation.parameters ?? []) {
    const value = String(valueOf(description, schema));
    if (where === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (where === "query" && required) query.set(name, value);
  }
  if (query.size > 0) address += `?${query}`;
  const { "multipart/form-data": form, "application/json": json } = operation.requestBody?.content ?? {};
  if (form) return { address, body: formOf(description, form.schema) };
  if (!json) return { address, body: null };
  return { address, body: JSON.stringify({ ...(valueOf(description, json.schema) as object), ...instead }) };
}
