// The script that the browser runs beside our pages, and while none is open. There is one, because a site can have only
// one worker. It stores the app's own files, serves them when the device is offline, and shows push messages. It stores
// no answers of the server: a member's data is stored by the page, which knows who the member is (../offline).
import { registerRoute } from "workbox-routing/registerRoute.js";
import { isAsset, isPage, isPicture } from "./addresses.ts";
import { appFiles } from "./app-files.ts";
import type { BuiltFiles, ToWorker } from "./built-files.ts";
import { openPage } from "./open-page.ts";
import { showWhatIsPushed } from "./push.ts";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (packages/web/service-worker.ts). */
declare const BUILT_FILES: BuiltFiles;

const files = appFiles(self, BUILT_FILES);

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), files.assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), files.pictures);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPage(url.pathname),
  ({ event, request }) => openPage(event as FetchEvent, request, files),
);

self.addEventListener("install", (event) => event.waitUntil(files.install(event)));

self.addEventListener("activate", (event) => {
  const begin = async (): Promise<void> => {
    await files.forgetOlderShells();
    // Lets the browser request a page while the worker itself is still starting.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener("message", (event) => {
  const asked = event.data as ToWorker;
  if (asked.kind === "build") event.ports[0]?.postMessage(BUILT_FILES.entry);
  if (asked.kind === "begin") event.waitUntil(takeOver(asked.alone));
  if (asked.kind === "keep") {
    const keep = async (): Promise<void> => {
      await files.keepLoaded(event, asked.loaded);
      if (asked.rest) await files.keepRest(event);
    };
    event.waitUntil(keep());
  }
});

async function takeOver(alone: boolean): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!alone || pages.length < 2) await self.skipWaiting();
}

showWhatIsPushed(self);
