import { createHashHistory } from "@tanstack/react-router";
import { webPlatform } from "../../platform/web-platform.ts";
import { startShell } from "../../start-shell.ts";

/** A shell as small as can be, for journeys: its page comes from elsewhere than its server, which its address names. */
const api_origin = new URLSearchParams(location.search).get("api") ?? "";
const platform = { ...webPlatform(), kind: "extension" as const, api_origin, public_origin: api_origin };
void startShell({ ...platform, keepFiles: () => () => {} }, { history: createHashHistory() });
