import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../running-host.ts";

const page = readFileSync(path.join(ROOT, "docs/asvs.md"), "utf8");
const SERVER = "packages/server/src";
/** Where a file that the page names may be, in this order. */
const PLACES = ["", SERVER, `${SERVER}/accounts`];

const pathOf = (file: string): string | undefined =>
  PLACES.map((place) => path.join(ROOT, place, file)).find((candidate) => existsSync(candidate));

/** The test files that a row names, each with the titles of its tests. */
function testsOf(row: string): { file: string; titles: string[] }[] {
  const named: { file: string; titles: string[] }[] = [];
  for (const [, file, title] of row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`|"([^"]+)"/g)) {
    if (file !== undefined) named.push({ file, titles: [] });
    else if (title !== undefined) named.at(-1)?.titles.push(title);
  }
  return named;
}

const rows = page.split("\n").filter((line) => /^\| \d+\.\d+\.[\dx]+ /.test(line));
const tried = page
  .slice(page.indexOf("## Beside the chapters"))
  .split("\n")
  .filter((line) => line.startsWith("| "));
const named = [...rows, ...tried].flatMap(testsOf);

/** Whether a file contains a title, in any kind of quotes. */
const hasTitle = (source: string, title: string): boolean =>
  ['"', "'", "`"].some((quote) => source.includes(`${quote}${title}${quote}`));

describe("docs/asvs.md", () => {
  it("lists every requirement of levels 1 and 2 once, each with an answer", () => {
    const lines = rows.map((row) => row.split("|").map((cell) => cell.trim()));
    const ids = lines.map(([, id]) => id);
    const counts = ["6", "7", "8", "9", "10"].map(
      (chapter) => ids.filter((id) => id?.split(".")[0] === chapter).length,
    );
    expect(counts).toEqual([35, 18, 7, 7, 16]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(lines.filter(([, , , met]) => !["yes", "partly", "no", "not ours"].includes(met ?? ""))).toEqual([]);
  });

  it("names only test files that exist", () => {
    expect(named.length).toBeGreaterThan(60);
    expect(named.map(({ file }) => file).filter((file) => pathOf(file) === undefined)).toEqual([]);
  });

  it("names only tests that exist, by their titles", () => {
    const missing = named.flatMap(({ file, titles }) => {
      const found = pathOf(file);
      const source = found === undefined ? "" : readFileSync(found, "utf8");
      return titles.filter((title) => !hasTitle(source, title)).map((title) => `${file}: ${title}`);
    });
    expect(missing).toEqual([]);
  });
});

describe("line 6.5.3", () => {
  it("finds no chance but that of node:crypto where accounts are kept", () => {
    const rooms = path.join(ROOT, SERVER, "accounts");
    const files = readdirSync(rooms, { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const others = files.filter((file) => readFileSync(path.join(rooms, file), "utf8").includes("Math.random"));
    expect(others).toEqual([]);
  });
});
