import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A file of the tree; `text` is null where it is not text. */
export interface TreeFile {
  path: string;
  text: string | null;
}

const NAMELESS = ["util", "utils", "misc", "helper", "helpers", "common", "shared"];
const TEXT = /\.(ts|tsx|mjs|js|json|jsonc|md|css|html|sql|yml|yaml|txt|sh|example)$|^\.[a-z]+rc$|^\.ci\/run$/;
const MACHINE_PATH = /(?<![\w./-])\/(work|home\/[a-z]+|root|Users\/[A-Za-z]+)\/[\w.-]/;
const REGISTRY = /"resolved":\s*"https?:/;

/** What the tree shows that a lint of code does not see: nameless names, this machine's paths, a registry's host. */
export function problemsOfTree(files: readonly TreeFile[]): string[] {
  const problems: string[] = [];
  for (const file of files) {
    const parts = file.path.split("/");
    const stem = (parts.at(-1) ?? "").split(".")[0] ?? "";
    const bad = [...parts.slice(0, -1), stem].find((part) => NAMELESS.includes(part));
    if (bad) problems.push(`${file.path}: "${bad}" is no name; say what is in it`);
    if (/-(utils?|helpers?|misc)$/.test(stem)) problems.push(`${file.path}: say what it does, not that it helps`);
    if (/(^|\/)index\.tsx?$/.test(file.path)) problems.push(`${file.path}: no barrels and no index files`);
    if (file.text === null) continue;
    const line = file.text.split("\n").findIndex((text) => MACHINE_PATH.test(text));
    if (line >= 0) problems.push(`${file.path}:${line + 1}: a path of one machine`);
    if (REGISTRY.test(file.text)) problems.push(`${file.path}: names the host of a package registry`);
  }
  return problems;
}

/** Every file that git tracks or would track, without the planted violations. */
export function filesOfTree(root: string): TreeFile[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8" });
  return listed
    .split("\0")
    .filter((file) => file !== "" && !file.startsWith("tooling/gates/fixtures/") && existsSync(path.join(root, file)))
    .map((file) => {
      const isText = TEXT.test(file) && statSync(path.join(root, file)).isFile();
      return { path: file, text: isText ? readFileSync(path.join(root, file), "utf8") : null };
    });
}

if (import.meta.main) {
  const files = filesOfTree(fileURLToPath(new URL("../..", import.meta.url)));
  const problems = problemsOfTree(files);
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} files of the tree, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
