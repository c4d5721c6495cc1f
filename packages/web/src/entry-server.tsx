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

/** One language per request: kept through every await of a rendering, never shared. */
const languageOfRequest = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => languageOfRequest.getStore() ?? "en");
const keptMarkup = new KeptMarkup();

/**
 * What an address may ask for without a link of the page saying so. Links take along what names a frame or a tried site
 * (routes/root.tsx), and one that leads to what lies open is marked as the page itself: such a page shares nothing, for
 * what anybody writes there would stand in everybody's links. Nor does one that asks for what is not known here.
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
  // A site's own looks and links are none of others'.
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
        // All of it is there when the loaders are done, so that nothing of it comes as a stream.
        answers: JSON.stringify(dehydrate(router.options.context.queryClient)),
      };
      const parts = new PageParts();
      const rest = renderToString(
        <PageEndContext value={end}>
          <RouterServer router={router} />
        </PageEndContext>,
        { take: parts.take },
      );
      // Nothing that comes late is left to weave in, so that the text is done at once.
      html = await parts.whole((last) => transformHtmlStringWithRouter(router, last + rest));
      framing = framingOf(matches);
      restaurant_id = restaurantOf(matches);
      // The text goes beside it: as the body of an answer it would be encoded and decoded again, for nobody.
      return new Response(null, { status });
    };
    // A query that says how long it is to be kept would hold all that its page has read for as long: half an hour.
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

/** All that the host takes from this bundle. */
export const renderer: PageRenderer = {
  renderPage,
  shellDocument,
  standaloneWords,
  searchNames: searchNames(routeTree),
  pageModules,
};
