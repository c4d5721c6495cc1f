// Before each test file. Files of one worker share their modules (vitest.config.ts), and with them what a file before
// may have left: the language in which the messages speak.
import { overwriteGetLocale } from "./packages/web/src/paraglide/runtime.js";

overwriteGetLocale(() => "en");
