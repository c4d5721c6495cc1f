import { expect, it } from "vitest";
import { openApiDocument } from "@tablee/server/http/openapi";
import { lintOpenApi } from "./lint-openapi.ts";

it("the linter finds no problem in the description of our own API", async () => {
  expect(await lintOpenApi(await openApiDocument())).toEqual([]);
});
