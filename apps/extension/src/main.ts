import { startShell } from "@tablee/web/start-shell";
import { createHashHistory } from "@tanstack/react-router";
import { followLinks } from "./browser/follow-links.ts";
import { keepPlace, readPlace } from "./browser/kept-place.ts";
import { markSurface, surfaceOf } from "./browser/surface.ts";
import { extensionPlatform } from "./platform/extension-platform.ts";
import { SERVER } from "./server.ts";
// After the app's own import, so that its order of layers is kept.
import "./surface.css";

/** The whole app in a popup, a side panel or a tab. */
const surface = surfaceOf(document);
void start();

async function start(): Promise<void> {
  // A tab's address states its path; if it does not, the tab starts at the feed.
  if (surface !== "tab" && location.hash === "") history.replaceState(null, "", `#${await readPlace()}`);
  const addresses = createHashHistory();
  addresses.subscribe(({ location: { href } }) => void keepPlace(href));
  const path = () => addresses.location.href;
  await startShell(extensionPlatform({ surface, server: SERVER, path }), { history: addresses });
  markSurface(surface);
  followLinks({ surface, server: SERVER, path, go: (to) => addresses.push(to) });
}
