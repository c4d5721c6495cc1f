import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { problemsOfTree } from "./check-tree.ts";
import { circleIn, MAPPED_FLOORS, type RoomMap, roomOf } from "./rules/room-map.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fixtures = path.join(root, "tooling/gates/fixtures");
const bin = (name: string): string => path.join(root, "node_modules/.bin", name);

interface Planted {
  file: string;
  /** The rule that must report, as the linter names it; null if the file must be clean. */
  rule: string | null;
  says: string;
}

/** The first line of a planted violation states the rule that it breaks and the expected message. */
function planted(): Planted[] {
  const files = execFileSync("find", [".", "-name", "*.ts", "-o", "-name", "*.tsx"], {
    cwd: path.join(fixtures, "lint"),
    encoding: "utf8",
  });
  return files
    .split("\n")
    .filter(Boolean)
    .map((file) => {
      const [first = ""] = readFileSync(path.join(fixtures, "lint", file), "utf8").split("\n", 1);
      const [, rule = null, says = ""] = /^\/\/ red: (.+?) \| (.+)$/.exec(first) ?? [];
      return { file: file.replace("./", ""), rule, says };
    });
}

/** An empty folder with our own configuration and the files of a fixture. */
function crookedTree(fixture: string, ...configuration: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tablee-gates-"));
  cpSync(path.join(fixtures, fixture), folder, { recursive: true });
  for (const file of configuration) cpSync(path.join(root, file), path.join(folder, file));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  return folder;
}

describe("lint", () => {
  const said = new Map<string, { rule: string; message: string }[]>();
  let folder = "";

  beforeAll(() => {
    folder = crookedTree("lint", ".oxlintrc.json", "tsconfig.json", "tsconfig.base.json");
    mkdirSync(path.join(folder, "tooling"));
    symlinkSync(path.join(root, "tooling/gates"), path.join(folder, "tooling/gates"));
    const run = spawnSync(bin("oxlint"), ["-f", "json", "packages", "apps", "e2e"], { cwd: folder, encoding: "utf8" });
    if (run.status !== 1) throw new Error(`the lint did not fail as it must: ${run.stdout}${run.stderr}`);
    const { diagnostics } = JSON.parse(run.stdout) as {
      diagnostics: { filename: string; code?: string; message: string }[];
    };
    for (const { filename, code, message } of diagnostics) {
      said.set(filename, [...(said.get(filename) ?? []), { rule: code ?? "directive", message }]);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(planted())("$file: $rule", ({ file, rule, says }) => {
    const problems = said.get(file) ?? [];
    if (rule === null) expect(problems).toEqual([]);
    else expect(problems).toContainEqual({ rule, message: expect.stringContaining(says) as string });
  });

  it("has a planted violation for every rule that the configuration names", () => {
    const text = readFileSync(path.join(root, ".oxlintrc.json"), "utf8");
    const named = [...text.matchAll(/^ {4}"([a-z/-]+)": (?:"error"|\["error")/gm)].map(([, rule = ""]) => rule);
    expect(named.length).toBeGreaterThan(30);
    const plain = (rule: string): string => rule.replace(/^.*[/(]/, "").replace(")", "");
    const red = new Set(planted().map(({ rule }) => plain(rule ?? "")));
    expect(named.filter((rule) => !red.has(plain(rule)))).toEqual([]);
  });
});

describe("the map of rooms", () => {
  const mapOf = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8")) as RoomMap;
  const foldersOf = (folder: string) =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());

  it("finds a cycle in a map, and none in a map without one", () => {
    expect(circleIn({ orders: ["menus", "accounts"], menus: ["accounts"], accounts: [] })).toBeNull();
    expect(circleIn({ a: ["b"], b: ["c"], c: ["b"] })).toEqual(["b", "c", "b"]);
  });

  it("takes the innermost listed folder as a file's room", () => {
    const map = { orders: [], "orders/stored": [] };
    expect(roomOf(map, "src/", "src/orders/placing/place-order.ts")).toBe("orders");
    expect(roomOf(map, "src/", "src/orders/stored/order-view.ts")).toBe("orders/stored");
    expect(roomOf(map, "src/", "src/http/context.ts")).toBeUndefined();
  });

  it.each(MAPPED_FLOORS)("$map has no cycle and names only rooms that exist", ({ map, rooms }) => {
    const read = mapOf(map);
    expect(circleIn(read)).toBeNull();
    const named = [...new Set([...Object.keys(read), ...Object.values(read).flat()])];
    expect(named.filter((room) => !existsSync(path.join(root, rooms, room)) || !read[room])).toEqual([]);
  });

  // Services that every room of the server may use; all other folders are rooms.
  const SERVICES = ["database", "events", "http", "jobs", "ports", "realtime", "testing"];

  it.each(MAPPED_FLOORS)("$map has a line for every room", ({ map, rooms }) => {
    const read = mapOf(map);
    const folders = foldersOf(rooms).map(({ name }) => name);
    const services = rooms === "packages/server/src/" ? SERVICES : [];
    expect(folders.filter((folder) => !read[folder] && !services.includes(folder))).toEqual([]);
  });
});

describe("the tree", () => {
  // Assembled here, so that this file itself passes.
  const machine = ["", "work", "main", "x"].join("/");
  const registry = `"resolved": ${JSON.stringify(["https:", "", "registry.example", "x.tgz"].join("/"))}`;
  it.each([
    ["packages/web/src/utils/price.ts", "", '"utils" is no name'],
    ["packages/web/src/shared.css", "", '"shared" is no name'],
    ["packages/web/src/order-helpers.ts", "", "say what it does"],
    ["packages/domain/src/money/index.ts", "", "no barrels and no index files"],
    ["docs/words.md", `see ${machine}`, "docs/words.md:1: a path of one machine"],
    ["package-lock.json", registry, "names the host of a package registry"],
  ])("%s is refused", (file, text, says) => {
    expect(problemsOfTree([{ path: file, text }])).toEqual([expect.stringContaining(says)]);
  });

  const code = (file: string, text: string) => ({ path: `packages/web/src/menus/${file}`, text });
  it.each([
    ["a screen that is loaded late", 'const late = () => import("./dialog.tsx");', 'import { a } from "./page.tsx";'],
    ["a type", 'import type { A } from "./dialog.tsx";', 'export type B = import("./page.tsx").B;'],
    ["a file's own floor by name", 'import { a } from "./dialog.tsx";', 'export { b } from "@tablee/web/menus/page";'],
  ])("a cycle of imports by %s is refused", (_by, page, dialog) => {
    expect(problemsOfTree([code("page.tsx", page), code("dialog.tsx", dialog)])).toEqual([
      "a circle of files: packages/web/src/menus/page.tsx -> packages/web/src/menus/dialog.tsx -> packages/web/src/menus/page.tsx",
    ]);
    expect(problemsOfTree([code("page.tsx", page), code("dialog.tsx", "export {};")])).toEqual([]);
  });

  it("refuses a folder with more than 35 files of code, and does not count other files", () => {
    const dishes = (count: number, ending: string) =>
      Array.from({ length: count }, (_, at) => code(`dish-${at}${ending}`, "export {};"));
    expect(problemsOfTree(dishes(36, ".ts"))).toEqual([
      "packages/web/src/menus: 36 files of code, at most 35 can be walked",
    ]);
    expect(problemsOfTree([...dishes(35, ".ts"), ...dishes(40, ".webp")])).toEqual([]);
  });

  // Assembled here for the same reason.
  const rule = (number: number): string => `\u00a7${number}`;
  const orders = { path: "docs/product/orders.md", text: `- **${rule(1)}** One.\n- **${rule(2)}** As ${rule(1)}.\n` };
  it.each([
    [`/** Once (spec ${rule(4)}). */`, "names no page of docs/product"],
    [`/** Once (${rule(1)}). */`, "names no page of docs/product"],
    [`/** Once (orders ${rule(3)}). */`, "does not stand in docs/product/orders.md"],
    [`/** Once (${["deci", 'sions, "Orders"'].join("")}). */`, "leads out of the repository"],
    [`/** Once (${["mock", "up"].join("")} 06). */`, "leads out of the repository"],
    [`/** Once (docs/${["sta", "ck.md"].join("")}). */`, "leads out of the repository"],
  ])("the citation in %s is refused", (text, says) => {
    const known = { ...orders, text: orders.text.replace(`As ${rule(1)}`, `As orders ${rule(1)}`) };
    const cites = code("page.ts", `\n${text}\nexport {};`);
    const problem = expect.stringMatching(new RegExp(`^packages/web/src/menus/page.ts:2: .*${says}`)) as string;
    expect(problemsOfTree([known, cites])).toEqual([problem]);
    expect(problemsOfTree([known, code("page.ts", `/** Once (orders ${rule(1)}, orders ${rule(2)}). */`)])).toEqual([]);
  });

  it("lets a page of docs/decisions be cited by its file, whatever its name ends in", () => {
    const cites = code("page.ts", `/** Once (docs/decisions/001-${["sta", "ck.md"].join("")}). */\nexport {};`);
    expect(problemsOfTree([cites])).toEqual([]);
  });

  it("refuses a citation between product rules without its page, and a rule number used twice", () => {
    const twice = { ...orders, path: "docs/product/menus.md", text: orders.text.replace(rule(2), rule(1)) };
    expect(problemsOfTree([orders, twice])).toEqual([
      `docs/product/menus.md: ${rule(1)} stands there twice`,
      expect.stringContaining("docs/product/orders.md:2:"),
      expect.stringContaining("docs/product/menus.md:2:"),
    ]);
  });

  it.each([
    ["| GET `/client/order/{id}` |", "GET /client/tables/{} is missing"],
    [
      "| GET `/client/order/{id}` (planned) |\n| GET `/client/tables/{id}` |",
      "GET /client/order/{} is there; it is not",
    ],
    ["| GET `/client/order/{id}` |\n| GET `/client/tables/{id}` |\n| POST `/login` |", "POST /login is not there; say"],
  ])("a list of calls such as %s is refused", (rows, says) => {
    const route = (at: string) => `.route({ method: "GET",\n path: "${at}", tags })`;
    const contract = (text: string) => ({ path: "packages/contract/src/orders/orders.contract.ts", text });
    const routes = contract(route("/client/order/{order_id}") + route("/client/tables/{code}"));
    const list = (text: string) => ({ path: "docs/product/calls.md", text });
    expect(problemsOfTree([routes, list(rows)])).toEqual([expect.stringContaining(says)]);
    const good = "| GET `/client/order/{id}` | |\n| GET `/client/tables/{code}`  |\n| POST `/login` (planned) |";
    expect(problemsOfTree([routes, list(good)])).toEqual([]);
  });

  it("lets a well-named file pass", () => {
    const text = 'import "../src/work/tables.ts";';
    expect(problemsOfTree([{ path: "packages/web/src/features/tables/live/shared-table.tsx", text }])).toEqual([]);
  });
});

describe("format", () => {
  it("refuses a file that is not formatted", () => {
    const folder = crookedTree("format", ".oxfmtrc.json");
    const run = spawnSync(bin("oxfmt"), ["--check", "."], { cwd: folder, encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect(run.status).toBe(1);
    expect(run.stdout + run.stderr).toContain("crooked.ts");
    expect(run.stdout + run.stderr).not.toContain("straight.ts");
  });
});

describe("types", () => {
  it("refuse code that is not strictly typed", () => {
    const folder = crookedTree("types", "tsconfig.base.json");
    const run = spawnSync(bin("tsc"), ["-p", "."], { cwd: folder, encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect(run.status).not.toBe(0);
    for (const file of ["maybe-nothing.ts", "untyped.ts", "enum.ts"]) expect(run.stdout).toContain(file);
    expect(run.stdout).not.toContain("fine.ts");
  });
});

describe("the lock file", () => {
  it("is refused when another platform's entry is missing, and is repaired", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "tablee-gates-"));
    const lock = path.join(folder, "package-lock.json");
    const tool = (version: string) => ({ version, optionalDependencies: { "@tool/win32-x64": version } });
    // Two versions: the second one's entry goes beside it, because the first one's is at the top level.
    const packages = { "node_modules/tool": tool("1.0.0"), "node_modules/vite/node_modules/tool": tool("0.9.0") };
    writeFileSync(lock, JSON.stringify({ packages }));
    const fixLock = (...args: string[]) =>
      spawnSync(process.execPath, [path.join(root, "tooling/fix-lock.mjs"), ...args, lock], { encoding: "utf8" });
    const red = fixLock("--check");
    expect(red.status).toBe(1);
    expect(red.stderr).toContain("lacks 2 entries for other platforms");
    fixLock();
    expect(fixLock("--check").status).toBe(0);
    const mended = JSON.parse(readFileSync(lock, "utf8")) as { packages: Record<string, { version: string }> };
    expect(mended.packages["node_modules/@tool/win32-x64"]?.version).toBe("1.0.0");
    const nested = "node_modules/vite/node_modules/tool/node_modules/@tool/win32-x64";
    expect(mended.packages[nested]?.version).toBe("0.9.0");
    rmSync(folder, { recursive: true });
  });
});

describe("dead code", () => {
  it("finds an unused file, export and dependency, and an unlisted dependency", () => {
    const folder = crookedTree("dead-code", "knip.jsonc");
    const run = spawnSync(bin("knip"), ["--reporter", "json"], { cwd: folder, encoding: "utf8" });
    rmSync(folder, { recursive: true });
    expect(run.status, run.stderr).toBe(1);
    const { issues } = JSON.parse(run.stdout) as { issues: Record<string, unknown>[] };
    const found = JSON.stringify(issues);
    for (const dead of ["dead-export", "deadExport", "DeadType", "dead-dependency", "unlisted-dependency"]) {
      expect(found).toContain(dead);
    }
    expect(found).not.toContain("liveExport");
  });
});
