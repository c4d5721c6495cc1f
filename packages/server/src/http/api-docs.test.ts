import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { makeServices } from "../testing/make-services.ts";
import { startApi, type TestApi } from "../testing/start-api.ts";
import { testDatabases } from "../testing/test-database.ts";

describe("the reference page", () => {
  let database: Database;
  let api: TestApi;
  const docsFolder = mkdtempSync(join(tmpdir(), "tablee-docs-"));
  beforeAll(async () => {
    database = await testDatabases()[0]!.open();
    for (const name of ["swagger-ui.css", "swagger-ui-bundle.js", "package.json"])
      writeFileSync(join(docsFolder, name), name);
    api = await startApi(makeServices(database), { docsFolder });
  });
  afterAll(async () => {
    await api.close();
    await database.close();
    rmSync(docsFolder, { recursive: true });
  });

  it("loads everything from this host, and nothing inline", async () => {
    const page = await api.fetch("/api/docs");
    const html = await page.text();
    expect(page.headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(html).not.toMatch(/https?:\/\//);
    expect(html).not.toMatch(/<script>/);
    const loaded = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]!);
    expect(loaded).toHaveLength(4);
    for (const path of loaded) expect((await api.fetch(path)).status, path).toBe(200);
    for (const path of [
      "/api/docs/package.json",
      "/api/docs/../health",
      "/api/docs/..%2fpackage.json",
      "/api/docs/constructor",
      "/api/docs/__proto__",
      "/api/docsx",
    ]) {
      expect((await api.fetch(path)).status, path).toBe(path.includes("/../") ? 200 : 404);
    }
  });

  it("shows a description that names every call once", async () => {
    const response = await api.fetch("/api/openapi.json");
    const document = (await response.json()) as { openapi: string; info: object; paths: Record<string, object> };
    expect(document.openapi).toMatch(/^3\.1/);
    expect(document.info).toMatchObject({ title: "Tablée", version: "5.0.2" });
    const operations = Object.values(document.paths).flatMap(
      (path) => Object.values(path) as { operationId: string; parameters?: { name: string; required: boolean }[] }[],
    );
    const ids = operations.map((operation) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [
      "accounts.login",
      "discoveries.list",
      "restaurants.get",
      "orders.place",
      "kitchen.setStatus",
      "import.start",
      "host.ready",
    ]) {
      expect(ids).toContain(id);
    }
    const keyed = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.filter(({ name }) => name === "Idempotency-Key").map(({ required }) => [operationId, required]),
    );
    expect(keyed.toSorted(([a = ""], [b = ""]) => (String(a) < String(b) ? -1 : 1))).toEqual([
      ["comments.create", false],
      ["orders.place", true],
      ["publishing.create", false],
      ["publishing.update", false],
    ]);
  });
});
