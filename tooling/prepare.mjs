// Run by npm after an installation. Without development packages nothing is generated, and the existing build is used.
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
