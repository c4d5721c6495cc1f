import type { IncomingMessage, ServerResponse } from "node:http";
import { languageOfRequest } from "@tablee/server/http/request-language";
import { errorAnswer, busy } from "@tablee/server/http/refusal";
import type { PageHandlerOptions } from "./page-handler.ts";
import { standalonePage } from "./standalone-page.ts";

/** Answers every request during maintenance; returns false for requests that must be let through. */
export type Maintenance = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** How long clients should wait before they try again, in seconds. */
const WAIT_S = 120;
/** Paths for monitoring, and those that a page which is already open may still load. */
const OPEN = /^\/(?:api\/(?:health|ready)(?:\?|$)|assets\/|favicon)/;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** During maintenance, pages say so and offer to try again, and calls are refused as busy (shell §36). */
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
