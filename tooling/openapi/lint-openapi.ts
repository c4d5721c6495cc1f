import { createConfig, lintFromString } from "@redocly/openapi-core";

/** What an OpenAPI linter has against a document: one sentence each, empty where it is valid. */
export async function lintOpenApi(document: string): Promise<string[]> {
  const config = await createConfig({
    extends: ["recommended"],
    rules: {
      // A call that needs no token says so by having no security; the token is optional in most.
      "security-defined": "off",
      // Paths are the product's own (calls.md): nothing that a linter could know better.
      "no-ambiguous-paths": "off",
      "operation-4xx-response": "error",
      "operation-operationId-unique": "error",
      "info-license": "off",
    },
  });
  const problems = await lintFromString({ source: document, absoluteRef: "openapi.json", config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ""})`);
}
