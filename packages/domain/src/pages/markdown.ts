import MarkdownIt from "markdown-it";
import { spacesIn } from "../language/french-spaces.ts";
import type { Language } from "../language/text.ts";

/** Where a link may lead: a page of ours, a part of this one, another site, a mailbox, a telephone. */
const LINK = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;
/** Where a picture may come from: this host alone, so that a page connects to nobody else. */
const PICTURE = /^\/pictures\/[\w./-]+$/;

/** A page has its own title as h1, and nothing is smaller than h4. */
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
        // Its words stay.
        child.type = "text";
        child.tag = "";
      }
      if (child.type === "image") child.attrSet("loading", "lazy");
      // Neither an address nor code is a text.
      if (child.type === "text") child.content = spacesIn(language, child.content);
    }
  }
});
const lowered = (tag: string): string => `h${Math.min(Math.max(Number(tag.slice(1)), HIGHEST), LOWEST)}`;

/**
 * Markdown as HTML that can stand in any page of ours: made of its own tags alone, since HTML in it is text, and of
 * addresses that lead nowhere but to pages, mailboxes and telephones. Its lines break as they may in its language.
 */
export const markdownToHtml = (markdown: string, language: Language): string =>
  renderer.render(markdown, { language }).trim();
