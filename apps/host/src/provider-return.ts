import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Identity } from "@tablee/server/ports/identity/identity";

/** Answers a request that returns from an identity provider; returns false for any other. */
export type ProviderReturn = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The parameters of the answer that the page needs. */
const NAMES = ["code", "state", "error"] as const;
/** Enough for a code, a state, an unrequested id_token and, from Apple, a name. */
const MAX_BYTES = 16 * 1024;
const WITHIN_MS = 10_000;
const FORM = "application/x-www-form-urlencoded";

/**
 * A provider's answer arrives in the query, or as a form that the browser posts (Apple). In both cases the browser is
 * redirected to the page with the answer in the fragment, which appears in no log, cache or Referer, and which only
 * that page reads.
 */
export const makeProviderReturn = ({ offered }: Pick<Identity, "offered">): ProviderReturn => {
  const paths = new Set(offered.map((provider) => `/auth/${provider}`));
  return async (request, response) => {
    const url = URL.canParse(request.url ?? "", "http://page") ? new URL(request.url ?? "", "http://page") : null;
    if (url?.host !== "page" || !paths.has(url.pathname)) return false;
    if (request.method === "POST") {
      const form = await readForm(request);
      if (form) goOn(response, url.pathname, form);
      else response.writeHead(400, { connection: "close" }).end();
      return true;
    }
    if (request.method !== "GET" || !NAMES.some((name) => url.searchParams.has(name))) return false;
    goOn(response, url.pathname, url.searchParams);
    return true;
  };
};

function goOn(response: ServerResponse, path: string, answer: URLSearchParams): void {
  const kept = new URLSearchParams(NAMES.flatMap((name) => answer.getAll(name).map((value) => [name, value])));
  response
    .writeHead(303, {
      location: `${path}#${kept.toString()}`,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    })
    .end();
}

/** Returns null if it is not a form, is too large, or does not arrive in time. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!request.headers["content-type"]?.startsWith(FORM)) return null;
  const length = Number(request.headers["content-length"]);
  // A browser always sends the length of a form.
  if (!(length <= MAX_BYTES)) return null;
  const late = setTimeout(() => request.destroy(), WITHIN_MS);
  try {
    return new URLSearchParams(await text(request));
  } catch {
    return null;
  } finally {
    clearTimeout(late);
  }
}
