import type { IncomingMessage, ServerResponse } from "node:http";
import { languageOfRequest } from "@tablee/server/http/request-language";
import { errorAnswer, busy } from "@tablee/server/http/refusal";
import type { PageHandlerOptions } from "./page-handler.ts";
import { standalonePage } from "./standalone-page.ts";

/** Answers instead of everybody else while the product is looked after; false: let them. */
export type Maintenance = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Until then nobody need ask again, in seconds. */
const WAIT_S = 120;
/** What watches the process, and what a page that is open already may still fetch. */
const OPEN = /^\/(?:api\/(?:health|ready)(?:\?|$)|assets\/|favicon)/;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** shell §36: pages say so and lead on, calls are refused as busy. */
export const maintenance =
  (web: PageHandlerOptions["web"]): Maintenance =>
  async (request, response) => {
    const address = request.url ?? "/";
    if (OPEN.test(address)) return false;
    const headers = { "retry-after": String(WAIT_S), "cache-control": "no-store" };
    if (address.startsWith("/api/")) {
      const { status, body } = errorAnswer(busy(), false);
      response.writeHead(status, { ...headers, "content-type": "application/json" }).end(JSON.stringify(body));
      return true;
    }
    const { pathname, searchParams } = new URL(address, "http://page");
    const language = languageOfRequest(request.headers, pathname, searchParams.get("lang"));
    const { app } = await web();
    const type = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
    response
      .writeHead(503, { ...headers, ...type, "content-language": language })
      .end(standalonePage(language, app.standaloneWords(language, "maintenance")));
    return true;
  };
