import { startShell } from "@tablee/web/start-shell";
import { createHashHistory } from "@tanstack/react-router";
import { followLinks } from "./browser/follow-links.ts";
import { keepPlace, readPlace } from "./browser/kept-place.ts";
import { markSurface, surfaceOf } from "./browser/surface.ts";
import { extensionPlatform } from "./platform/extension-platform.ts";
import { SERVER } from "./server.ts";
// After the app’s own, whose order of layers stands.
import "./surface.css";

/** The whole app in a popup, at the side or in a tab. */
const surface = surfaceOf(document);
void start();

async function start(): Promise<void> {
  // A tab says itself where it is; without a word it begins at the feed.
  if (surface !== "tab" && location.hash === "") history.replaceState(null, "", `#${await readPlace()}`);
  const addresses = createHashHistory();
  addresses.subscribe(({ location: { href } }) => void keepPlace(href));
  const path = () => addresses.location.href;
  await startShell(extensionPlatform({ surface, server: SERVER, path }), { history: addresses });
  markSurface(surface);
  followLinks({ surface, server: SERVER, path, go: (to) => addresses.push(to) });
}
