// What npm runs after an installation. Without development's packages nothing is generated: what is built runs as it is.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const compiler = () => {
  try {
    createRequire(new URL("../packages/web/package.json", import.meta.url)).resolve("@inlang/paraglide-js");
    return true;
  } catch {
    return false;
  }
};
if (compiler()) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const generated = spawnSync("npm run --silent generate", { cwd: root, stdio: "inherit", shell: true });
  process.exitCode = generated.status ?? 1;
}
