import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The folders and files from which a build is made. */
const INPUTS = ["packages", "apps", "package-lock.json"];
const PASSED_OVER = /(^|\/)(node_modules|dist|paraglide|rendered|cache)(\/|$)|\.test\.tsx?$/;

const stateFile = (root: string) => join(root, "apps/host/dist/build-state.txt");

/** A hash that changes whenever a source changes: the names, sizes and modification times of all inputs of a build. */
function fingerprint(root: string): string {
  const hash = createHash("sha256");
  const visit = (path: string) => {
    if (PASSED_OVER.test(path)) return;
    const full = join(root, path);
    const stat = statSync(full);
    if (!stat.isDirectory()) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
    else for (const entry of readdirSync(full).sort()) visit(`${path}/${entry}`);
  };
  for (const input of INPUTS) visit(input);
  return hash.digest("hex");
}

/** Whether the last build matches the current sources. */
export const isBuilt = (root: string): boolean =>
  existsSync(stateFile(root)) && readFileSync(stateFile(root), "utf8") === fingerprint(root);

export const recordBuild = (root: string): void => writeFileSync(stateFile(root), fingerprint(root));
