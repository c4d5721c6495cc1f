import { AsyncLocalStorage } from "node:async_hooks";
import { createRequestHandler, renderRouterToString, RouterServer } from "@tanstack/react-router/ssr/server";
import type { Language } from "@tablee/domain/language/text";
import { m } from "./paraglide/messages.js";
import { overwriteGetLocale } from "./paraglide/runtime.js";
import { serverPlatform } from "./platform/web-platform.ts";
import { createAppRouter } from "./router.tsx";
import type { PageRenderer } from "./page-renderer.ts";
import { routerManifest, startTag } from "./routes/page-assets.ts";
import { pageModules } from "./routes/page-modules.ts";
import { routeTree } from "./routes/route-table.tsx";
import { searchNames } from "./routes/search-names.ts";

/** One language per request (house rule 11): kept through every await of a rendering, never shared. */
const languageOfRequest = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => languageOfRequest.getStore() ?? "en");

const renderPage: PageRenderer["renderPage"] = ({
  request,
  api,
  language,
  member,
  now,
  origin,
  assets,
  nonce,
  failed,
}) =>
  languageOfRequest.run(language, async () => {
    const handler = createRequestHandler({
      request,
      createRouter: () =>
        createAppRouter({ api, platform: serverPlatform(origin), renderedForMember: member, renderedAt: now, nonce }),
      getRouterManifest: async () => routerManifest(assets),
    });
    return handler(async ({ router, responseHeaders }) => {
      const { matches } = router.state;
      for (const { status, error } of matches) if (status === "error") failed(error);
      const page = await renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
      if (page.status >= 500) return page;
      // Written by hand: what the router's manifest names travels twice, as a tag and as data for hydration.
      const routes = matches.map(({ routeId }) => routeId);
      const html = await page.text();
      const end = html.lastIndexOf("</body>");
      const whole = html.slice(0, end) + startTag(assets, routes, nonce) + html.slice(end);
      return new Response(whole, { status: page.status, headers: page.headers });
    });
  });

const failureWords: PageRenderer["failureWords"] = (locale) => ({
  title: m.shell_failed_title({}, { locale }),
  text: m.shell_failed_text({}, { locale }),
});

/** All that the host takes from this bundle. */
export const renderer: PageRenderer = { renderPage, failureWords, searchNames: searchNames(routeTree), pageModules };
