// Compiles the words for the type check and for tests; builds do it through the Vite plugin.
import { compile } from "@inlang/paraglide-js";
import { wordsOptions } from "./words.config.ts";

process.chdir(import.meta.dirname);
await compile(wordsOptions);
// The compiler leaves an idle worker behind that would hold the process for half a minute.
process.exit(0);
