import { AsyncLocalStorage } from "node:async_hooks";
import { createRequestHandler, renderRouterToString, RouterServer } from "@tanstack/react-router/ssr/server";
import type { Language } from "@tablee/domain/language/text";
import { m } from "./paraglide/messages.js";
import { overwriteGetLocale } from "./paraglide/runtime.js";
import { serverPlatform } from "./platform/web-platform.ts";
import { createAppRouter } from "./router.tsx";
import type { PageRenderer } from "./page-renderer.ts";
import { routerManifest } from "./routes/page-assets.ts";
import { pageModules } from "./routes/page-modules.ts";

/** One language per request (house rule 11): kept through every await of a rendering, never shared. */
const languageOfRequest = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => languageOfRequest.getStore() ?? "en");

const renderPage: PageRenderer["renderPage"] = ({ request, api, language, member, now, origin, assets }) =>
  languageOfRequest.run(language, async () => {
    const handler = createRequestHandler({
      request,
      createRouter: () =>
        createAppRouter({ api, platform: serverPlatform(origin), renderedForMember: member, renderedAt: now }),
      getRouterManifest: async () => routerManifest(assets),
    });
    return handler(({ router, responseHeaders }) =>
      renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
    );
  });

const failureWords: PageRenderer["failureWords"] = (locale) => ({
  title: m.shell_failed_title({}, { locale }),
  text: m.shell_failed_text({}, { locale }),
});

/** All that the host takes from this bundle. */
export const renderer: PageRenderer = { renderPage, failureWords, pageModules };
