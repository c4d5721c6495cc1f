import type { CompilerOptions } from "@inlang/paraglide-js";

/** How messages/{en,fr}/*.json become functions; the same for Vite and for the type check. */
export const wordsOptions = {
  project: "./project.inlang",
  outdir: "./src/paraglide",
  strategy: ["globalVariable", "baseLocale"],
  emitTsDeclarations: true,
} satisfies Partial<CompilerOptions> & { project: string };
