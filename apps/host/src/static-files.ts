import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const WEBP = /^\/pictures\/([\w-]+)\.webp(?:\?|$)/;
/** Keeps the app on devices: a browser that asks whether there is a newer one is to be told. */
const WORKER = "/sw.js";

/** The demo's pictures, in the sources or beside the bundle. */
export const picturesFolder = (): string => join(packageFolder("@tablee/demo-data"), "pictures/rendered");

/** Script and style of the API's reference page. */
export const docsFolder = (): string => packageFolder("swagger-ui-dist");

const packageFolder = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/**
 * What needs no thinking: the built web app (names carry their content's hash, so they are kept for a year),
 * its public files, and the demo's pictures under /pictures, smaller for whom AVIF can be sent (pictures §8).
 */
export function serveFiles(webClient: string | null, pictures: string): StaticFiles {
  const client = webClient
    ? sirv(webClient, {
        brotli: true,
        gzip: true,
        dotfiles: false,
        setHeaders: (response, path) => {
          response.setHeader("cache-control", keepingOf(path));
          response.setHeader("x-content-type-options", "nosniff");
        },
      })
    : null;
  const stills = sirv(pictures, {
    maxAge: YEAR_S,
    immutable: true,
    dotfiles: false,
    setHeaders: (response) => void response.setHeader("vary", "Accept"),
  });
  const avifs = new Set(readdirSync(pictures).filter((name) => name.endsWith(".avif")));
  return (request, response, next) => {
    const { url = "/" } = request;
    // A server may answer with the whole, and these files are small. sirv fails on a range that ends before it begins,
    // and reads others wrongly.
    delete request.headers.range;
    if (url.startsWith("/pictures/")) {
      const avif = WEBP.exec(url)?.[1]?.concat(".avif");
      const smaller = avif !== undefined && avifs.has(avif) && takesAvif(request.headers.accept);
      request.url = smaller ? `/${avif}` : url.slice("/pictures".length);
      return stills(request, response, () => void response.writeHead(404).end());
    }
    return client ? client(request, response, next) : next();
  };
}

/** Browsers that cannot show AVIF say that they take anything: only who names it takes it. */
const takesAvif = (accept = ""): boolean =>
  accept.split(",").some((range) => {
    const [kind, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return kind === "image/avif" && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

const keepingOf = (path: string): string => {
  if (path.startsWith("/assets/")) return `public, max-age=${YEAR_S}, immutable`;
  return path === WORKER ? "no-cache" : `public, max-age=${DAY_S}`;
};

export const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
