import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { KeptText } from "./answering/answer.ts";

export interface PlainAnswer {
  /** By default 200. */
  status?: number;
  headers: Record<string, string>;
  body: KeptText;
}

const SCRIPT = "text/javascript; charset=utf-8";
/** The files that the page uses from the folder of swagger-ui-dist, under /api/docs/. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["swagger-ui.css", "text/css; charset=utf-8"],
  ["swagger-ui-bundle.js", SCRIPT],
]);

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tablée: API reference</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="reference"><p>The description of every call: <a href="/api/openapi.json">openapi.json</a></p></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#reference", deepLinking: true, docExpansion: "none" });\n`;

/** The library sets inline styles and embeds small pictures in its style sheet; everything else is ours. */
const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

const page = new KeptText(PAGE);
const start = new KeptText(START);

/** Answers the paths of the reference page; null for any other path. `folder` is that of swagger-ui-dist. */
export function makeApiDocs(folder: string | undefined): (path: string) => Promise<PlainAnswer | null> {
  const files = new Map<string, Promise<KeptText>>();
  return async (path): Promise<PlainAnswer | null> => {
    if (path === "/docs") {
      const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
      return { headers, body: page };
    }
    if (!path.startsWith("/docs/")) return null;
    const name = path.slice("/docs/".length);
    if (name === "start.js") return { headers: { "content-type": SCRIPT }, body: start };
    const type = TYPES.get(name);
    if (type === undefined || folder === undefined) return null;
    let file = files.get(name);
    if (!file) files.set(name, (file = readFile(join(folder, name), "utf8").then((text) => new KeptText(text))));
    return { headers: { "content-type": type, "cache-control": "public, max-age=86400" }, body: await file };
  };
}
