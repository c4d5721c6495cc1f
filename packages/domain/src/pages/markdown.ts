import MarkdownIt from "markdown-it";
import { spacesIn } from "../language/french-spaces.ts";
import type { Language } from "../language/text.ts";

/** Allowed link targets: our own pages, a fragment of this page, another site, an e-mail address, a phone number. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
/** Allowed picture sources: this host only, so that a page connects to no other. */
const PICTURE = /^\/pictures\/[\w./-]+$/;

/** A page already has its title as h1, and we do not use headings below h4. */
const [HIGHEST, LOWEST] = [2, 4];

const renderer = new MarkdownIt({ html: false, linkify: false, typographer: false, breaks: false });
renderer.validateLink = (address) => LINK.test(address) && ![...address].some(isControl);
const isControl = (sign: string): boolean => sign < " " || sign === "\u007f";

renderer.core.ruler.push("our-pages", ({ tokens, env }) => {
  const { language } = env as { language: Language };
  for (const token of tokens) {
    if (token.type === "heading_open" || token.type === "heading_close") token.tag = lowered(token.tag);
    for (const child of token.children ?? []) {
      if (child.type === "link_open" && /^https?:/i.test(String(child.attrGet("href"))))
        child.attrSet("rel", "noopener");
      if (child.type === "image" && !PICTURE.test(String(child.attrGet("src")))) {
        // The alternative text remains.
        child.type = "text";
        child.tag = "";
      }
      if (child.type === "image") child.attrSet("loading", "lazy");
      // Only text nodes, since addresses and code must not change.
      if (child.type === "text") child.content = spacesIn(language, child.content);
    }
  }
});
const lowered = (tag: string): string => `h${Math.min(Math.max(Number(tag.slice(1)), HIGHEST), LOWEST)}`;

/**
 * Converts Markdown to HTML that is safe in any of our pages: it contains only tags generated here, since HTML in the
 * source is escaped, and links only to the allowed targets. Non-breaking spaces follow the rules of the language.
 */
export const markdownToHtml = (markdown: string, language: Language): string =>
  renderer.render(markdown, { language }).trim();
