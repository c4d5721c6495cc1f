import type { Language } from "@tablee/domain/language/text";
import type { PlainAnswer } from "../http/api-docs.ts";
import { KeptText } from "../http/answering/answer.ts";
import { notFound } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { readReach } from "./notifications.queries.ts";
import { STOP_LINK_INVALID, STOP_PAGE_WORDS, TYPE_WORDS } from "./stop-mail-words.ts";
import { readStopLink, stopMail } from "./stop-mail.ts";

const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/**
 * Answers the link of a mail that stops such mails (notifications §10). Opening it changes nothing, because mail
 * scanners follow every link: only a POST does, by the page's button or by the mail client (RFC 8058).
 */
export async function serveStopMail(services: Services, method: string, path: string): Promise<PlainAnswer> {
  const stopped = await readStopLink(services, path);
  // A mail program may have cut the link off: whoever opened it reads that, in both languages, as the link names nobody.
  if (!stopped && method === "GET") return { ...pageOf("en", STOP_LINK_INVALID.en, INVALID), status: 404 };
  if (!stopped || (method !== "GET" && method !== "POST")) throw notFound();
  if (method === "POST") {
    const language = (await stopMail(services, stopped)) ?? "en";
    const { done, change } = STOP_PAGE_WORDS[language];
    return pageOf(language, done, `<p>${TYPE_WORDS[language][stopped.type]}</p><p>${change}</p>`);
  }
  const language = (await readReach(services.database.db, stopped.account_id))?.language ?? "en";
  const { ask, asked, press } = STOP_PAGE_WORDS[language];
  const form = `<form method="post"><button>${press}</button></form>`;
  return pageOf(language, ask, `<p>${asked}<br><b>${TYPE_WORDS[language][stopped.type]}</b></p>${form}`);
}

const INVALID =
  `<p>${STOP_PAGE_WORDS.en.change}</p>` +
  `<div lang="fr"><h2>${STOP_LINK_INVALID.fr}</h2><p>${STOP_PAGE_WORDS.fr.change}</p></div>`;

/** The words are our own, so nothing needs escaping. */
const pageOf = (language: Language, title: string, inside: string): PlainAnswer => ({
  headers: HEADERS,
  body: new KeptText(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<meta name="color-scheme" content="light dark"><title>${title} · Tablée</title><style>${STYLE}</style></head>` +
      `<body><main><h1>${title}</h1>${inside}</main></body></html>`,
  ),
});

const STYLE = [
  "body{margin:0;font:400 16px/24px system-ui,sans-serif}main{max-width:560px;margin:auto;padding:32px 16px}",
  "h1,h2{font:600 26px/32px Georgia,serif}",
  "button{font:inherit;font-weight:600;padding:14px 24px;border:0;border-radius:12px;background:#c8321a;color:#fff}",
].join("");
