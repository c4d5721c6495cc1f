import { AsyncLocalStorage } from "node:async_hooks";
import {
  createRequestHandler,
  renderRouterToString,
  RouterServer,
} from "@tanstack/react-router/ssr/server";
import type { Language } from "@tablee/domain/language/text";
import type { Api } from "./api/create-api.ts";
import { overwriteGetLocale } from "./paraglide/runtime.js";
import { serverPlatform } from "./platform/web-platform.ts";
import { createAppRouter } from "./router.tsx";
import { type PageAssets, routerManifest } from "./routes/page-assets.ts";

export interface RenderInput {
  request: Request;
  /** The visitor's calls, in process. */
  api: Api;
  language: Language;
  /** The request carried the cookie `member`: personal parts are left as skeletons. */
  member: boolean;
  /** The moment that the page speaks of. */
  now: Date;
  origin: string;
  assets: PageAssets;
}

/** One language per request (house rule 11): kept through every await of a rendering, never shared. */
const languageOfRequest = new AsyncLocalStorage<Language>();
overwriteGetLocale(() => languageOfRequest.getStore() ?? "en");

/** Renders a visitor's page whole. A redirect of a route answers as one; an unknown path answers 404 with its page. */
export function renderPage({ request, api, language, member, now, origin, assets }: RenderInput): Promise<Response> {
  return languageOfRequest.run(language, async () => {
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
}

export { pageModules } from "./routes/page-modules.ts";
