import { createConfig, lintFromString } from "@redocly/openapi-core";

/** The problems that an OpenAPI linter finds in a document, one sentence each; empty if it is valid. */
export async function lintOpenApi(document: string): Promise<string[]> {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      // A call that needs no token has no security requirement; for most calls the token is optional.
      "security-defined": "off",
      // The paths are the product's own (calls.md).
      "no-ambiguous-paths": "off",
      "operation-4xx-response": "error",
      "operation-operationId-unique": "error",
      "info-license": "off",
    },
  });
  const problems = await lintFromString({ source: document, absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ""})`);
}
