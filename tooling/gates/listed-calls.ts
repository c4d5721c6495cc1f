import type { TreeFile } from "./tree-file.ts";

const LIST = "docs/product/calls.md";
const CONTRACT = /^packages\/contract\/src\/.*\.contract\.ts$/;
const ROUTE = /\bmethod: "([A-Z]+)",\s*path: "([^"]+)"/g;
const ROW = /^\| ([A-Z]+) `([^`]+)`( \(planned\))? +\|/gm;

/** Only the positions of parameters count, not their names. */
const callOf = (method = "", path = ""): string => `${method} ${path.replace(/\{[^}]*\}/g, "{}")}`;

/** Calls that the list lacks, lists as planned although they exist, or lists although they do not exist. */
export function problemsOfListedCalls(files: readonly TreeFile[]): string[] {
  const list = files.find(({ path }) => path === LIST)?.text ?? null;
  if (list === null) return [];
  const problems: string[] = [];
  const there = new Set<string>();
  for (const { path, text } of files) {
    if (!CONTRACT.test(path)) continue;
    for (const [, method, route] of (text ?? "").matchAll(ROUTE)) there.add(callOf(method, route));
  }
  const listed = new Set<string>();
  for (const [, method, route, planned] of list.matchAll(ROW)) {
    const call = callOf(method, route);
    listed.add(call);
    if (planned === undefined && !there.has(call)) problems.push(`${LIST}: ${call} is not there; say (planned)`);
    if (planned !== undefined && there.has(call)) problems.push(`${LIST}: ${call} is there; it is not (planned)`);
  }
  for (const call of there) if (!listed.has(call)) problems.push(`${LIST}: ${call} is missing`);
  return problems;
}
