// Compiles the words for the type check and for tests; a build finds them so, or does the same.
import { compileWords } from "./compiled-words.ts";

process.chdir(import.meta.dirname);
await compileWords();
// The compiler leaves an idle worker behind that would hold the process for half a minute.
process.exit(0);
