import { createHashHistory } from "@tanstack/react-router";
import { chosenEnvironment } from "../../platform/environments.ts";
import { webPlatform } from "../../platform/web-platform.ts";
import { startShell } from "../../start-shell.ts";

/**
 * A minimal shell for journeys: its page comes from another origin than its server, which the page's address names.
 * With a server for another environment (`dev`) it is a native one.
 */
const asked = new URLSearchParams(location.search);
const originsOf = (origin: string) => ({ api_origin: origin, public_origin: origin });
const live = originsOf(asked.get("api") ?? "");
const dev = asked.get("dev");
const restart = () => {
  location.hash = "#/";
  location.reload();
};
const own =
  dev === null
    ? { kind: "extension" as const, ...live }
    : { kind: "native" as const, ...chosenEnvironment({ live, dev: originsOf(dev) }, restart) };
void startShell({ ...webPlatform(), ...own, keepFiles: () => () => {} }, { history: createHashHistory() });
