import { type OpenAPI, OpenAPIGenerator, type OpenAPIGeneratorGenerateOptions } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { User } from "@tablee/contract/accounts/accounts.schema";
import { contract } from "@tablee/contract/contract";
import { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Combo, Menu, MenuItem, Modifier, ModifierGroup } from "@tablee/contract/menus/menus.schema";
import { Order, OrderProblem, PricedLine, Quote } from "@tablee/contract/orders/orders.schema";
import { Restaurant, RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { Place } from "@tablee/contract/places/places.schema";
import { ErrorBody } from "@tablee/contract/wire/errors";
import { Text } from "@tablee/contract/wire/text.schema";
import root from "../../../../package.json" with { type: "json" };

/** Schemas that the document defines once and every call refers to. */
const NAMED = {
  Combo,
  Discovery,
  ErrorBody,
  Menu,
  MenuItem,
  Modifier,
  ModifierGroup,
  Order,
  OrderProblem,
  Place,
  PricedLine,
  Quote,
  Restaurant,
  RestaurantCard,
  Text,
  User,
};

const DESCRIPTION = `Everything that Tablée's own screens do, they do through these calls.

Names are snake_case; amounts are decimals; times are ISO 8601 in UTC, but an order's date and time, which are the
restaurant's. A text is \`{ en, fr, default }\`. Every refusal has one body, \`{ code, status, message, data? }\`:
\`code\` is for programs, \`message\` for developers, and what a screen says is the client's. Lists go on with the
\`continuation\` that they answer, until it is null. A 202 is followed by GET /progress/{id}.`;

const TAGS: { name: string; description: string }[] = [
  { name: "accounts", description: "Signing in and out, and the signed-in member" },
  { name: "discoveries", description: "The feed and its discoveries (recommendations)" },
  { name: "restaurants", description: "Restaurants, their menus, when and how they take orders" },
  { name: "orders", description: "Pricing, placing and following orders" },
  { name: "kitchen", description: "What a restaurant's staff does with its orders and its menu" },
  { name: "places", description: "Addresses: what somebody types, and where it lies" },
  { name: "import", description: "Restaurants and menus from files, and back" },
  { name: "progress", description: "How far a long job is" },
  { name: "host", description: "The process itself, and what it draws" },
];

const STATUS_WORDS: Record<string, string> = {
  400: "The input is refused",
  401: "No token, or a bad one: the member is signed out",
  403: "Not allowed",
  404: "Not found, or not for the viewer",
  409: "In conflict with what is there",
  413: "The body is over its limit",
  422: "Understood and refused",
  429: "Too many requests",
  503: "Not just now",
};

type ErrorSchema = OpenAPIGeneratorGenerateOptions["customErrorResponseBodySchema"];

/** wire §5: `{ code, status, message, data? }`, with the codes that this call declares. */
const errorSchema: ErrorSchema = (definitions, status) => ({
  anyOf: definitions.map(([code, message, needsData, data]) => ({
    type: "object",
    description: message,
    properties: {
      code: { const: code },
      status: { const: status },
      message: { type: "string" },
      ...(needsData ? { data } : {}),
    },
    required: ["code", "status", "message", ...(needsData ? ["data"] : [])],
  })),
});

let document: Promise<string> | undefined;

/** Returns the description of every call (OpenAPI 3.1, JSON text), generated from the contract once. */
export const openApiDocument = (): Promise<string> => (document ??= generate().then((made) => JSON.stringify(made)));

async function generate(): Promise<OpenAPI.Document> {
  const anyJsonSchema = { description: "Any JSON value" };
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter({ anyJsonSchema })] });
  const made = await generator.generate(contract, {
    info: {
      title: "Tablée",
      version: root.version,
      description: DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/api" }],
    tags: TAGS,
    // Most calls also answer visitors, so the token is optional.
    security: [{ token: [] }, {}],
    components: {
      securitySchemes: { token: { type: "http", scheme: "bearer", description: "From POST /client/account/login" } },
    },
    commonSchemas: Object.fromEntries(
      Object.entries(NAMED).map(([name, schema]) => [name, { strategy: "output", schema }]),
    ),
    customErrorResponseBodySchema: errorSchema,
  });
  for (const path of Object.values(made.paths ?? {})) {
    for (const operation of Object.values(path ?? {})) polish(operation as OpenAPI.OperationObject);
  }
  Object.assign((made.paths ??= {}), HOST_PATHS);
  return made;
}

/** Fills in what the generator omits or expresses only as a status number. */
function polish(operation: OpenAPI.OperationObject): void {
  for (const parameter of (operation.parameters ?? []) as OpenAPI.ParameterObject[]) {
    delete parameter.allowEmptyValue;
    delete parameter.allowReserved;
  }
  const responses = (operation.responses ?? {}) as Record<string, OpenAPI.ResponseObject>;
  for (const [status, response] of Object.entries(responses)) response.description = STATUS_WORDS[status] ?? "Done";
  addIdempotencyKey(operation);
  if (responses["202"]) responses["202"].description = "Begun: follow it by the address in the header Location";
}

/**
 * A header that the contract's inputs do not contain: orders must have it (orders §22), whatever else declares the
 * conflict of two bodies under one key may.
 */
function addIdempotencyKey(operation: OpenAPI.OperationObject): void {
  if (!JSON.stringify(operation.responses).includes('"idempotency_conflict"')) return;
  const required = operation.operationId === "orders.place";
  const description = "Of the client's choice: the same key and body have the same answer, however often";
  const parameters = (operation.parameters ??= []) as OpenAPI.ParameterObject[];
  parameters.push({ name: "Idempotency-Key", in: "header", required, description, schema: { type: "string" } });
}

const json = (description: string, schema: object) => ({ description, content: { "application/json": { schema } } });
const refused = json("The input is refused", { $ref: "#/components/schemas/ErrorBody" });
const state = { type: "object", properties: { status: { type: "string" } }, required: ["status"] };

/** Paths that are not calls of the contract. */
const HOST_PATHS = {
  "/health": {
    get: {
      operationId: "host.health",
      tags: ["host"],
      summary: "Whether the process is up",
      security: [],
      responses: { 200: json("It is", state), 429: refused },
    },
  },
  "/ready": {
    get: {
      operationId: "host.ready",
      tags: ["host"],
      summary:
        "Whether it can serve: it reaches its database. The body says whether it reaches Redis and the pictures too",
      security: [],
      responses: { 200: json("It does", state), 429: refused, 503: { ...refused, description: "It does not" } },
    },
  },
  "/avatar.svg": {
    get: {
      operationId: "host.avatar",
      tags: ["host"],
      summary: "An avatar, drawn from its config: each field of it is a query parameter",
      security: [],
      responses: {
        200: { description: "The picture", content: { "image/svg+xml": { schema: { type: "string" } } } },
        400: refused,
      },
    },
  },
} as const;
