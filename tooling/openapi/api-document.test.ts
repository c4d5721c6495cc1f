import { expect, it } from "vitest";
import { openApiDocument } from "@tablee/server/http/openapi";
import { lintOpenApi } from "./lint-openapi.ts";

it("the description of our own API has nothing that the linter minds", async () => {
  expect(await lintOpenApi(await openApiDocument())).toEqual([]);
});
