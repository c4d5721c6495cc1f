import type { Language } from "@tablee/domain/language/text";
import { BEFORE_PAINT_SCRIPT } from "../shell/before-paint.ts";
import type { HostFacts } from "./host-facts.ts";
import type { PageAssets } from "./page-assets.ts";

/** The path of the page that the app renders itself. People never open it: the service worker answers with it. */
export const SHELL_PATH = "/shell";

export interface ShellInput {
  language: Language;
  facts: HostFacts;
  assets: PageAssets;
  nonce: string | null;
}

/** Escapes text as the value of an attribute. */
const quoted = (text: string): string =>
  `"${text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"`;

/** A page that contains only what loads the app, the same at every address (start-shell.ts renders it). */
export const shellDocument = ({ language, facts, assets, nonce }: ShellInput): string =>
  `<!DOCTYPE html><html lang="${language}" data-shell="" data-framing="nobody" data-host=${quoted(JSON.stringify(facts))}>` +
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
  `<meta name="robots" content="noindex"><title>Tablée</title>` +
  `<script${nonce === null ? "" : ` nonce="${nonce}"`}>${BEFORE_PAINT_SCRIPT}</script>` +
  assets.css.map((href) => `<link rel="stylesheet" href="${href}">`).join("") +
  `</head><body><script type="module" src="${assets.entry}"></script></body></html>`;
