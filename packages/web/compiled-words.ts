import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compile } from "@inlang/paraglide-js";
import { wordsOptions } from "./words.config.ts";

const web = import.meta.dirname;
const state = path.join(web, "../../.cache/words.txt");
/** What the words are compiled from, and what compiles them. */
const INPUTS = ["messages", "project.inlang/settings.json", "words.config.ts", "compiled-words.ts"];
const LOCK = "../../package-lock.json";
/** Development writes these anew, in a form of its own. */
const OUTPUTS = ["messages.js", "messages.d.ts", "messages/_index.js", "runtime.js"];

function fingerprint(): string | null {
  const hash = createHash("sha256");
  const read = (file: string): void => {
    const full = path.join(web, file);
    if (statSync(full).isDirectory()) for (const entry of readdirSync(full).sort()) read(path.join(file, entry));
    else hash.update(`${file}\n`).update(readFileSync(full));
  };
  for (const input of [...INPUTS, LOCK]) read(input);
  for (const output of OUTPUTS) {
    const full = path.join(wordsOptions.outdir, output);
    if (!existsSync(full)) return null;
    hash.update(`${output} ${statSync(full).mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Compiles the words where they have changed since they were: it takes longer than all else that a build does. */
export async function compileWords(): Promise<void> {
  const before = fingerprint();
  if (before !== null && existsSync(state) && readFileSync(state, "utf8") === before) return;
  await compile({
    ...wordsOptions,
    outputStructure: "message-modules",
    isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'",
  });
  const after = fingerprint();
  mkdirSync(path.dirname(state), { recursive: true });
  if (after !== null) writeFileSync(state, after);
}
