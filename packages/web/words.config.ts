import path from "node:path";
import type { CompilerOptions } from "@inlang/paraglide-js";

/** How messages/{en,fr}/*.json become functions; the same for Vite and for the type check. */
export const wordsOptions = {
  // Wherever the build is started.
  project: path.join(import.meta.dirname, "project.inlang"),
  outdir: path.join(import.meta.dirname, "src/paraglide"),
  strategy: ["globalVariable", "baseLocale"],
  emitTsDeclarations: true,
} satisfies Partial<CompilerOptions> & { project: string };
