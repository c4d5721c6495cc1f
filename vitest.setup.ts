// Before each test file and its hooks. Files of one worker share their modules and globals (vitest.config.ts), and with
// them what a file before may have left: a language, a browser's globals, a clock that stands still.
import { vi } from "vitest";
import { overwriteGetLocale } from "./packages/web/src/paraglide/runtime.js";

overwriteGetLocale(() => "en");
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
