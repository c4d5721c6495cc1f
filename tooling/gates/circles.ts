import path from "node:path";
import type { TreeFile } from "./tree-file.ts";

/** How one of our files refers to another: `from "…"`, `import "…"` and `import("…")`, for values and types. */
const REACH = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(["'])((?:\.{1,2}|@tablee)\/[^"']+)\1/g;
const CODE = /^(?:packages|apps|e2e|tooling)\/.*\.tsx?$/;
/** A specifier of ours (`@tablee/domain/…`), with its floor. */
const EXPORTED = /^@tablee\/([^/]+)\/(.+)$/;

/** The files that a file imports, as paths of the tree. */
const reached = (file: TreeFile, known: ReadonlySet<string>): string[] => {
  const found: string[] = [];
  for (const [, , specifier = ""] of (file.text ?? "").matchAll(REACH)) {
    const [, floor, inside] = EXPORTED.exec(specifier) ?? [];
    const stem =
      floor === undefined
        ? path.posix.join(path.posix.dirname(file.path), specifier)
        : `packages/${floor}/src/${inside}`;
    const target = [stem, `${stem}.ts`, `${stem}.tsx`].find((one) => known.has(one));
    if (target !== undefined && target !== file.path) found.push(target);
  }
  return found;
};

/**
 * Cycles of files, each as a list that starts and ends with the same file. The linter's own rule ignores `import()`,
 * but a file that loads a screen lazily and is imported by it is a cycle like any other.
 */
export function circlesOfFiles(files: readonly TreeFile[]): string[][] {
  const code = files.filter(({ path: file }) => CODE.test(file));
  const known = new Set(code.map((file) => file.path));
  const reaches = new Map(code.map((file) => [file.path, reached(file, known)]));
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[], on: ReadonlySet<string>): void => {
    if (on.has(file)) {
      circles.push([...way.slice(way.indexOf(file)), file]);
      return;
    }
    if (done.has(file)) return;
    const further = new Set(on).add(file);
    for (const next of reaches.get(file) ?? []) walk(next, [...way, file], further);
    done.add(file);
  };
  for (const file of known) walk(file, [], new Set());
  return circles;
}
