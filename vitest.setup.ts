// Before each test file and its hooks. Files of one worker share their modules and globals (vitest.config.ts), and with
// them what a file before may have left: a language, a browser's globals, a clock that stands still.
import { vi } from "vitest";
import { hashCheaply } from "./packages/server/src/testing/cheap-hashes.ts";
import { overwriteGetLocale } from "./packages/web/src/paraglide/runtime.js";

overwriteGetLocale(() => "en");
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
// Some hundred accounts have passwords, and each hash was a fifth of a second of processor time.
hashCheaply();
