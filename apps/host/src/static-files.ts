import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

export type StaticFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const YEAR_S = 31_536_000;
const DAY_S = 86_400;
const WEBP = /^\/pictures\/([\w-]+)\.webp(?:\?|$)/;
/** The service worker caches the app on devices, so browsers must always revalidate it. */
const WORKER = "/sw.js";
/** Where the names of files contain a hash of their content. */
const HASHED = "/assets/";

/** The demo's pictures, in the sources or beside the bundle. */
export const picturesFolder = (): string => join(packageFolder("@tablee/demo-data"), "pictures/rendered");

/** The script and style of the API's reference page. */
export const docsFolder = (): string => packageFolder("swagger-ui-dist");

const packageFolder = (name: string): string => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/**
 * Serves files: the built web app (file names contain a hash of the content, so they are cached for a year), its public
 * files, and the demo's pictures under /pictures, as AVIF for clients that accept it (pictures §8).
 */
export function serveFiles(webClient: string | null, pictures: string): StaticFiles {
  const tags = webClient ? contentTags(webClient) : new Map<string, string>();
  const client = webClient
    ? sirv(webClient, {
        // Files that are always revalidated, such as the service worker, are not sent again while they are the same.
        etag: true,
        brotli: true,
        gzip: true,
        dotfiles: false,
        setHeaders: (response, path) => {
          response.setHeader("cache-control", keepingOf(path));
          const tag = tags.get(path);
          if (tag) response.setHeader("etag", tag);
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
    const { url = "/", method } = request;
    const isRead = method === "GET" || method === "HEAD";
    // A server may ignore a range request, and these files are small. sirv fails on a range that ends before it starts,
    // and misreads others.
    delete request.headers.range;
    if (url.startsWith("/pictures/")) {
      if (!isRead) return void response.writeHead(405, { allow: "GET, HEAD" }).end();
      const avif = WEBP.exec(url)?.[1]?.concat(".avif");
      const smaller = avif !== undefined && avifs.has(avif) && takesAvif(request.headers.accept);
      request.url = smaller ? `/${avif}` : url.slice("/pictures".length);
      return stills(request, response, () => void response.writeHead(404).end());
    }
    // The pages refuse every other method; sirv would answer it with the file.
    if (!client || !isRead) return next();
    const tag = tags.get(url.split("?", 1)[0] ?? "");
    if (tag) {
      if (request.headers["if-none-match"] === tag) return void response.writeHead(304, { etag: tag }).end();
      delete request.headers["if-none-match"];
    }
    return client(request, response, next);
  };
}

/**
 * ETags of the files whose names contain no hash, by path. sirv's are made of size and time: where a build sets every
 * time to the same value, the service workers of two releases could share one, and browsers would keep the old worker.
 * Weak, because the compressed variants of a file have the same one.
 */
const contentTags = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file, path: `/${relative(folder, file).replaceAll(sep, "/")}` }))
      .filter(({ path }) => !path.startsWith(HASHED))
      .map(({ file, path }) => [path, `W/"${createHash("sha256").update(readFileSync(file)).digest("base64url")}"`]),
  );

/** Browsers without AVIF support send a wildcard too, so only an explicit image/avif counts. */
const takesAvif = (accept = ""): boolean =>
  accept.split(",").some((range) => {
    const [kind, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return kind === "image/avif" && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

const keepingOf = (path: string): string => {
  if (path.startsWith(HASHED)) return `public, max-age=${YEAR_S}, immutable`;
  return path === WORKER ? "no-cache" : `public, max-age=${DAY_S}`;
};

export const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
