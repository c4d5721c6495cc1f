import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../running-host.ts";

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const manifests = ["package.json", ...globSync("{packages,apps}/*/package.json", { cwd: ROOT })];
const scripts = manifests.flatMap((file) => {
  const { scripts: own = {} } = JSON.parse(read(file)) as { scripts?: Record<string, string> };
  return Object.keys(own);
});
const GUIDES = ["README.md", "AGENTS.md"].filter((file) => existsSync(path.join(ROOT, file)));

/** Every value of the lists that the domain exports as constants. */
function listsOfDomain(): { list: string; value: string }[] {
  const files = globSync("packages/domain/src/**/*.ts", { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|arbitrar|testing/.test(file),
  );
  return files.flatMap((file) =>
    [...read(file).matchAll(/export const ([A-Z_]+) = \[([^\]]*)\] as const/g)].flatMap(([, list = "", body = ""]) =>
      [...body.matchAll(/"([^"]+)"/g)].map(([, value = ""]) => ({ list, value })),
    ),
  );
}

describe("what the documents say is true", () => {
  it("docs/words.md has every value of the domain's lists", () => {
    const words = read("docs/words.md");
    const lists = listsOfDomain();
    expect(lists.length).toBeGreaterThan(60);
    expect(lists.filter(({ value }) => !words.includes(`\`${value}\``))).toEqual([]);
  });

  it(".env.example and README's table name every variable that the host reads", () => {
    const table =
      /const Variables = z\.object\(\{([\s\S]*?)\n\}\);/.exec(read("apps/host/src/environment.ts"))?.[1] ?? "";
    const variables = [...table.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = ""]) => name);
    expect(variables).toContain("DATABASE_URL");
    const example = read(".env.example");
    expect(variables.filter((name) => !new RegExp(`^${name}=`, "m").test(example))).toEqual([]);
    const readme = existsSync(path.join(ROOT, "README.md")) ? read("README.md") : null;
    expect(variables.filter((name) => readme !== null && !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it("every script that the documents name exists", () => {
    const named = GUIDES.flatMap((file) => [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name));
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it("every file that the documents name exists", () => {
    const files = [...GUIDES, ...globSync("docs/**/*.md", { cwd: ROOT })];
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/`((?:packages|apps|tooling|e2e|docs)\/[\w./-]+)`/g)]
        .map(([, named = ""]) => named)
        .filter((named) => !existsSync(path.join(ROOT, named)))
        .map((named) => `${file}: ${named}`),
    );
    expect(missing).toEqual([]);
  });

  it("every short file name, such as orders/line/line-problem.ts, ends the path of a file", () => {
    const exclude = (name: string) => /(^|\/)(node_modules|dist|fixtures|paraglide)$/.test(name);
    const sources = globSync("{packages,apps,e2e,tooling}/**/*.{ts,tsx,mjs,css}", { cwd: ROOT, exclude });
    const missing = [...GUIDES, ...globSync("docs/**/*.md", { cwd: ROOT })].flatMap((file) =>
      [...read(file).matchAll(/`([\w-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs|css))`/g)]
        .map(([, named = ""]) => named)
        .filter((named) => !sources.some((source) => source === named || source.endsWith(`/${named}`)))
        .map((named) => `${file}: ${named}`),
    );
    expect(missing).toEqual([]);
  });

  it("the list of decisions links to every page", () => {
    const list = read("docs/decisions/README.md");
    const pages = globSync("docs/decisions/[0-9]*.md", { cwd: ROOT }).map((file) => path.basename(file));
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.filter((page) => !list.includes(`[${page.slice(0, 3)}](${page})`))).toEqual([]);
  });

  it("every link between the documents leads somewhere", () => {
    const files = [...GUIDES, ...globSync("docs/**/*.md", { cwd: ROOT })];
    const broken = files.flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, link = ""]) => path.join(path.dirname(file), link))
        .filter((target) => !existsSync(path.join(ROOT, target))),
    );
    expect(broken).toEqual([]);
  });
});
