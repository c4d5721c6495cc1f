import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lockFolder } from "@tablee/server/database/folder-lock";
import type { Database } from "@tablee/server/database/open-database";
import { addressOf, testDatabases } from "@tablee/server/testing/test-database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runImport } from "./import-command.ts";

const EXAMPLE = fileURLToPath(new URL("../../../docs/tablee-format.example.json", import.meta.url));

/**
 * Uses a clone on PostgreSQL if it is available: each command opens its database again, which takes seconds with the
 * embedded one.
 */
const postgres = testDatabases().find(({ kind }) => kind === "postgresql");

describe("npm run import", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "tablee-import-"));
  const embedded = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent", INIT_CWD: folder };
  const env: NodeJS.ProcessEnv = { ...embedded };
  let database: Database | undefined;
  let out: string[];
  let err: string[];
  beforeAll(async () => {
    copyFileSync(EXAMPLE, join(folder, "example.json"));
    database = await postgres?.open();
    if (database) env["DATABASE_URL"] = await addressOf(database);
  });
  beforeEach(() => {
    [out, err] = [[], []];
    vi.spyOn(console, "log").mockImplementation((line: string) => void out.push(line));
    vi.spyOn(console, "error").mockImplementation((line: string) => void err.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true });
  });

  const run = (...argv: string[]) => runImport(argv, env);

  it("imports a file from the folder in which the command was typed, and prints what has changed", async () => {
    expect(await run("tablee", "example.json")).toBe(0);
    expect(out).toEqual([
      "Restaurants: 1 created, 0 updated, 0 unchanged",
      "Items: 4 created, 0 updated, 0 unchanged",
      "Combos: 1 created, 0 updated, 0 unchanged",
      "Modifier groups: 3 created, 0 updated, 0 unchanged",
    ]);
    expect(err).toEqual([]);
    out = [];
    expect(await run("tablee", "./example.json")).toBe(0);
    expect(out[0]).toBe("Restaurants: 0 created, 0 updated, 1 unchanged");
  });

  it("imports a menu for the restaurant given by --name, with the warnings on stderr", async () => {
    writeFileSync(join(folder, "catalog.json"), '[\n{"id": "d", "type": "TAX"}\n]');
    expect(await run("square", "catalog.json", "--name", "Le glacier")).toBe(0);
    expect(out).toEqual(["Restaurants: 1 created, 0 updated, 0 unchanged", "Warnings: 2"]);
    expect(err).toEqual([
      "warning: catalog.json:2 $[0]: Objects of the type TAX have no place on our menus [not_carried_over]",
      "warning: catalog.json:1 $: A new restaurant, closed until it has hours: le-glacier [restaurant_new]",
    ]);
  });

  it("refuses a broken file, and prints every error with its line and path", async () => {
    const text = readFileSync(EXAMPLE, "utf8").replace('"price": 14.5', '"price": -1').replace('"Cola"', "null");
    writeFileSync(join(folder, "broken.json"), text);
    expect(await run("tablee", "broken.json")).toBe(1);
    expect(out).toEqual([]);
    expect(err).toHaveLength(3);
    expect(err[0]).toMatch(
      /^error: broken\.json:\d+ \$\.restaurants\[0\]\.menu\.items\[0\]\.price: .* \[out_of_range\]$/,
    );
    expect(err[1]).toMatch(/^error: broken\.json:\d+ \$\.restaurants\[0\]\.menu\.items\[2\]\.name: .* \[wrong_type\]$/);
    expect(err[2]).toBe("broken.json was not imported: 2 errors. Nothing has changed.");
  });

  it.each([
    [[], "A format and a file are needed"],
    [["tablee"], "A format and a file are needed"],
    [["yaml", "example.json"], "There is no format yaml"],
    [["tablee", "example.json", "more.json"], "more.json is too much"],
    [["tablee", "example.json", "--force"], "--force"],
    [["tablee", "none.json"], "none.json cannot be read (ENOENT)"],
    [["tablee", "."], "cannot be read (EISDIR)"],
  ])("fails with a message and its usage for the arguments %j", async (argv, message) => {
    expect(await run(...argv)).toBe(2);
    expect(err[0]).toContain(message);
    expect(err[0]).toContain("Usage: npm run import");
  });

  it("prints its usage for --help", async () => {
    expect(await run("--help")).toBe(0);
    expect(out[0]).toContain("osm, square, dominos, uber, csv, tablee");
  });

  it("explains in one sentence that the database is in use, or that a variable is wrong", async () => {
    const release = lockFolder(join(embedded.DATA_DIR, "database"));
    expect(await runImport(["tablee", "example.json"], embedded)).toBe(1);
    expect(err[0]).toContain("already in use by another Tablée process");
    release();
    expect(await runImport(["tablee", "example.json"], { ...env, DATABASE_URL: "mysql://x" })).toBe(1);
    expect(err[1]).toContain("DATABASE_URL");
  });
});
