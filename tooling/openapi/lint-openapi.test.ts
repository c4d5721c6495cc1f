import { describe, expect, it } from "vitest";
import { lintOpenApi } from "./lint-openapi.ts";

const document = (operation: object, path = "/orders"): string =>
  JSON.stringify({
    openapi: "3.1.1",
    info: { title: "Tablée", version: "5.0.2" },
    servers: [{ url: "/api" }],
    paths: { [path]: { get: { operationId: "orders", summary: "Orders", ...operation } } },
  });
const responses = { 200: { description: "The orders" }, 400: { description: "Refused" } };

describe("the OpenAPI linter", () => {
  it("finds no problem in a valid document", async () => {
    expect(await lintOpenApi(document({ responses }))).toEqual([]);
  });

  it("finds an undefined path parameter, and a call without an error response", async () => {
    expect(await lintOpenApi(document({ responses }, "/orders/{id}"))).toEqual([
      expect.stringContaining("path-parameters-defined"),
    ]);
    expect(await lintOpenApi(document({ responses: { 200: { description: "The orders" } } }))).toEqual([
      expect.stringContaining("operation-4xx-response"),
    ]);
  });
});
