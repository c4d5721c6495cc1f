import path from "node:path";
import { fileURLToPath } from "node:url";
import { circlesOfFiles } from "./circles.ts";
import { problemsOfCitations } from "./citations.ts";
import { problemsOfListedCalls } from "./listed-calls.ts";
import { filesOfTree, type TreeFile } from "./tree-file.ts";

const NAMELESS = ["util", "utils", "misc", "helper", "helpers", "common", "shared"];
const MACHINE_PATH = /(?<![\w./-])\/(work|home\/[a-z]+|root|Users\/[A-Za-z]+)\/[\w.-]/;
const REGISTRY = /"resolved":\s*"https?:/;

/**
 * Problems of the tree that a lint of code does not detect: meaningless names, paths of one machine, a registry's host,
 * cycles of files, folders that are too full, citations that lead nowhere, and calls that are listed incorrectly.
 */
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
  for (const circle of circlesOfFiles(files)) problems.push(`a circle of files: ${circle.join(" -> ")}`);
  return [...problems, ...problemsOfCitations(files), ...problemsOfListedCalls(files), ...crowdedFolders(files)];
}

/** With more files nobody finds one, and the room is divided by what people do there. */
const MOST_IN_FOLDER = 35;
const CODE = /\.tsx?$/;

const crowdedFolders = (files: readonly TreeFile[]): string[] => {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!CODE.test(file.path)) continue;
    const folder = path.posix.dirname(file.path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_IN_FOLDER)
    .map(([folder, count]) => `${folder}: ${count} files of code, at most ${MOST_IN_FOLDER} can be walked`);
};

if (import.meta.main) {
  const files = filesOfTree(fileURLToPath(new URL("../..", import.meta.url)));
  const problems = problemsOfTree(files);
  for (const problem of problems) console.error(problem);
  console.log(`${files.length} files of the tree, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
