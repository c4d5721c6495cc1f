import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import { createElement } from "react";
import type { renderToString as RenderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { handOnPieces } from "../react-parts.ts";
import { PageParts } from "./page-parts.ts";

const require = createRequire(import.meta.url);

/** React's own renderer, with the patch that the build of the app applies. */
function builtRenderer(): typeof RenderToString {
  const folder = path.dirname(require.resolve("react-dom/package.json"));
  const own = readFileSync(path.join(folder, "cjs/react-dom-server-legacy.node.production.js"), "utf8");
  const built: { renderToString?: typeof RenderToString } = {};
  compileFunction(handOnPieces(own), ["require", "exports"])(require, built);
  if (!built.renderToString) throw new Error("React renders no text");
  return built.renderToString;
}

const page = (cards: number) =>
  createElement(
    "html",
    null,
    createElement("head", null, createElement("title", null, "L’été")),
    createElement(
      "body",
      null,
      Array.from({ length: cards }, (_, card) => createElement("p", { key: card, className: "card" }, `Crêpe ${card}`)),
    ),
  );

test("a page is split into parts below a maximum length, which together are the same text", async () => {
  const renderToString = builtRenderer();
  const whole = renderToString(page(4_000));
  const parts = new PageParts();
  expect(renderToString(page(4_000), { take: parts.take })).toBe("");
  const ends: string[] = [];
  const found = await parts.whole(async (last) => {
    ends.push(last);
    return `<!DOCTYPE html>${last}`;
  });
  expect(found.join("") === `<!DOCTYPE html>${whole}`).toBe(true);
  expect(found.length).toBeGreaterThan(4);
  expect(Math.max(...found.map(({ length }) => length))).toBeLessThan(31_000);
  expect(ends.map((last) => last.slice(-18))).toEqual(["</p></body></html>"]);
});

test("markup kept from other pages is a part of its own", async () => {
  const kept = "<p>Été ’</p>".repeat(4_000);
  const list = createElement("ul", { dangerouslySetInnerHTML: { __html: kept } });
  const holder = createElement("html", null, createElement("body", null, "a", list, "b"));
  const parts = new PageParts();
  builtRenderer()(holder, { take: parts.take });
  const found = await parts.whole(async (last) => last);
  expect(found).toEqual(["<html><head></head><body>a<ul>", kept, "</ul>b</body></html>"]);
});

test("late content is inserted before the page's end", async () => {
  const parts = new PageParts();
  builtRenderer()(page(1), { take: parts.take });
  const found = await parts.whole(async (last) => last.replace("</body>", "<script></script></body>"));
  expect(found.join("")).toMatch(/^<html>.*<script><\/script><\/body><\/html>$/);
});

test("an error is thrown when React's renderer has an unexpected form", () => {
  expect(() => handOnPieces("")).toThrow("React does not write a page by");
});
