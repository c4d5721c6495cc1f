import { AsyncLocalStorage } from "node:async_hooks";
import { dehydrate } from "@tanstack/react-query";
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import type { Language } from "@tablee/domain/language/text";
import { renderToString } from "react-dom/server";
import { KeptMarkup } from "./kept-markup.tsx";
import { m } from "./paraglide/messages.js";
import { overwriteGetLocale } from "./paraglide/runtime.js";
import { serverPlatform } from "./platform/web-platform.ts";
import { createAppRouter } from "./router.tsx";
import { PageParts } from "./page-parts.ts";
import type { PageRenderer, RenderInput } from "./page-renderer.ts";
import { type Framing, framingOf, restaurantOf } from "./routes/framing.ts";
import { routerManifest, startScriptOf } from "./routes/page-assets.ts";
import { PageEndContext, structuredJson } from "./routes/page-end.tsx";
import { pageModules } from "./routes/page-modules.ts";
import { routeTree } from "./routes/route-table.tsx";
import { searchNames } from "./routes/search-names.ts";
import { shellDocument } from "./routes/shell-document.ts";

/** One language per request: held across every await of a rendering, never shared between requests. */
const languageOfRequest = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => languageOfRequest.getStore() ?? "en");
const keptMarkup = new KeptMarkup();

/**
 * Query parameters that the links of a page never repeat; only a page whose address has no others shares kept markup.
 * Links do repeat the parameters that name a frame or a site being tried (routes/root.tsx), and a link to the item that
 * is open is marked as the current page. A page with such a parameter shares nothing, because what anybody writes into
 * an address would appear in everybody's links; nor does a page with a parameter that is not listed here.
 */
const LINKS_SAY_NOTHING_OF = new Set(["variant", "item", "combo", "line", "more", "receipt", "lang"]);

function routerFor({ request, api, language, member, now, origin, facts, nonce }: RenderInput) {
  const router = createAppRouter({
    api,
    platform: serverPlatform(origin),
    renderedForMember: member,
    renderedAt: now,
    hostFacts: facts,
    nonce,
  });
  const { searchParams } = new URL(request.url);
  // A site's looks and links are its own, and no other page may get them.
  if (!facts.site && [...searchParams.keys()].every((name) => LINKS_SAY_NOTHING_OF.has(name))) {
    router.options.context.keep = keptMarkup.keeper(router, { language, member, now });
  }
  return router;
}

const renderPage: PageRenderer["renderPage"] = (input) =>
  languageOfRequest.run(input.language, async () => {
    const { request, assets, failed } = input;
    const router = routerFor(input);
    const structured = new Set<string>();
    router.options.context.tellReaders = (told) => void structured.add(structuredJson(told));
    const handler = createRequestHandler({
      request,
      createRouter: () => router,
      getRouterManifest: async () => routerManifest(assets),
    });
    let html: readonly string[] = [];
    let framing: Framing = "nobody";
    let restaurant_id: number | null = null;
    const render = async (): Promise<Response> => {
      const { matches } = router.state;
      for (const { status, error } of matches) if (status === "error") failed(error);
      const status = getSsrStatus(router);
      if (status >= 500) return new Response(null, { status });
      const routes = matches.map(({ routeId }) => routeId);
      const end = {
        structured: [...structured],
        start: startScriptOf(assets, routes),
        // All answers are there once the loaders are done, so none of them is streamed.
        answers: JSON.stringify(dehydrate(router.options.context.queryClient)),
      };
      const parts = new PageParts();
      const rest = renderToString(
        <PageEndContext value={end}>
          <RouterServer router={router} />
        </PageEndContext>,
        { take: parts.take },
      );
      // No late parts are left to weave in, so the text is complete at once.
      html = await parts.whole((last) => transformHtmlStringWithRouter(router, last + rest));
      framing = framingOf(matches);
      restaurant_id = restaurantOf(matches);
      // The markup is returned beside the response: as its body it would be encoded and decoded again for nothing.
      return new Response(null, { status });
    };
    // Cleared because a query with a lifetime of its own would hold everything that its page has read for that long:
    // half an hour.
    const answer = await handler(render).finally(() => router.options.context.queryClient.clear());
    return { status: answer.status, location: answer.headers.get("location"), html, framing, restaurant_id };
  });

const standaloneWords: PageRenderer["standaloneWords"] = (locale, why) => {
  const [title, text] =
    why === "failed"
      ? [m.shell_failed_title, m.shell_failed_text]
      : [m.shell_maintenance_title, m.shell_maintenance_text];
  return {
    title: title({}, { locale }),
    text: text({}, { locale }),
    again: m.shell_try_again({}, { locale }),
    home: m.shell_to_the_front({}, { locale }),
  };
};

/** Everything that the host uses from this bundle. */
export const renderer: PageRenderer = {
  renderPage,
  shellDocument,
  standaloneWords,
  searchNames: searchNames(routeTree),
  pageModules,
};
