import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** A file of the tree; `text` is null if it is binary. */
export interface TreeFile {
  path: string;
  text: string | null;
}

const TEXT = /\.(ts|tsx|mjs|js|json|jsonc|md|css|html|sql|yml|yaml|txt|sh|example)$|^\.[a-z]+rc$|^\.ci\/run$/;

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
