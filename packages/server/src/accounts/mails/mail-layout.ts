import { spacesIn } from "@tablee/domain/language/french-spaces";
import type { Language } from "@tablee/domain/language/text";
import type { MailMessage } from "../../ports/mail.ts";

/** The contents of a mail, all plain text. */
export interface MailWords {
  subject: string;
  /** Paragraphs. */
  text: readonly string[];
  /** The mail's button; null if it has none. The path begins with a slash. */
  action: { label: string; path: string } | null;
  /** Small print at the end: why the reader has this mail, and what to do if it is not meant for them. */
  note: string | null;
  /** The link after it that stops mails of this kind, if they can be stopped. The path begins with a slash. */
  stop?: { label: string; path: string };
}

/**
 * The values of tokens.css, which mail clients do not read: the light ones inline, the dark ones through the rules of
 * <style>.
 */
const LIGHT = { paper: "#fffbf5", surface: "#ffffff", line: "#e9dfd1", ink: "#1f1a17", second: "#5a5049" };
const DARK = { paper: "#161311", surface: "#211c19", line: "#383029", ink: "#f6efe8", second: "#cdc1b6" };
const PRIMARY = { light: "#c8321a", on_light: "#ffffff", dark: "#ff7a5c", on_dark: "#2b0b03" };

const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const SANS = "Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const FOOT = {
  en: "Tablée, where people you trust recommend what to eat.",
  fr: "Tablée, où des gens en qui vous avez confiance vous disent quoi manger.",
} as const satisfies Record<Language, string>;

/** The one layout of every mail: text first, no picture, legible if styles are dropped and in dark mode. */
export function layOutMail(
  { to, language, public_url }: { to: string; language: Language; public_url: string },
  given: MailWords,
): MailMessage {
  const words = unbroken(language, given);
  const address = words.action && `${public_url}${words.action.path}`;
  return {
    to,
    language,
    subject: words.subject,
    text: textPart(words, language, { address, public_url }),
    html: htmlPart(words, language, { address, public_url }),
    path: words.action?.path ?? null,
    ...(words.stop ? { unsubscribe: public_url + words.stop.path } : {}),
  };
}

/**
 * Adds non-breaking spaces, also in inserted names and reasons, so that no line breaks before a punctuation mark
 * (language §22).
 */
const unbroken = (language: Language, { subject, text, action, note, stop }: MailWords): MailWords => ({
  subject: spacesIn(language, subject),
  text: text.map((one) => spacesIn(language, one)),
  action: action && { ...action, label: spacesIn(language, action.label) },
  note: note === null ? null : spacesIn(language, note),
  ...(stop ? { stop: { ...stop, label: spacesIn(language, stop.label) } } : {}),
});

/** Where the links of a mail lead. */
interface Links {
  address: string | null;
  public_url: string;
}

function textPart({ text, action, note, stop }: MailWords, language: Language, links: Links): string {
  const link = (label: string, address: string) => `${label}${language === "fr" ? "\u00a0" : ""}:\n${address}`;
  return [
    ...text,
    ...(action && links.address ? [link(action.label, links.address)] : []),
    ...(note === null ? [] : [note]),
    ...(stop ? [link(stop.label, links.public_url + stop.path)] : []),
    `--\n${FOOT[language]}`,
  ].join("\n\n");
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "<br>");

/** Only some mail clients read this. Everything essential is also in the elements' own style attributes. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0}
@media(prefers-color-scheme:dark){
.paper{background:${DARK.paper}!important}
.card{background:${DARK.surface}!important;border-color:${DARK.line}!important}
.ink,.ink a{color:${DARK.ink}!important}
.second,.second a{color:${DARK.second}!important}
.accent{color:${PRIMARY.dark}!important}
.button{background:${PRIMARY.dark}!important}
.button a{color:${PRIMARY.on_dark}!important}
}`;

function htmlPart(words: MailWords, language: Language, { address, public_url }: Links): string {
  const { subject, text, action, note, stop } = words;
  const paragraphs = text.map((one) => `<p style="margin:0 0 16px">${escaped(one)}</p>`).join("");
  const inside = [
    `<h1 class="ink" style="margin:0 0 16px;font:600 26px/32px ${SERIF};color:${LIGHT.ink}">${escaped(subject)}</h1>`,
    `<div class="ink" style="font:400 16px/24px ${SANS};color:${LIGHT.ink}">${paragraphs}</div>`,
    action && address ? button(action.label, address) + spelledOut(address, language) : "",
    note === null
      ? ""
      : `<p class="second" style="margin:24px 0 0;font:400 14px/20px ${SANS};color:${LIGHT.second}">${escaped(note)}</p>`,
    stop ? smallLink(stop.label, public_url + stop.path) : "",
  ].join("");
  const mark = `<span class="ink" style="color:${LIGHT.ink}">Tabl<span class="accent" style="color:${PRIMARY.light}">é</span>e</span>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title>`,
    `<style>${STYLE}</style></head>`,
    `<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">`,
    // Mail clients show the first words of the text as a preview beside the subject.
    `<div style="display:none;max-height:0;overflow:hidden">${escaped(text[0] ?? "")}</div>`,
    `<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.paper}" style="background:${LIGHT.paper}">`,
    `<tr><td align="center" style="padding:32px 16px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">`,
    `<tr><td style="padding:0 4px 20px;font:640 30px/36px ${SERIF};letter-spacing:-1px">${mark}</td></tr>`,
    `<tr><td class="card" bgcolor="${LIGHT.surface}" style="padding:32px 28px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:16px">${inside}</td></tr>`,
    `<tr><td class="second" style="padding:20px 4px 0;font:400 14px/20px ${SANS};color:${LIGHT.second}">${FOOT[language]}</td></tr>`,
    `</table></td></tr></table></body></html>`,
  ].join("");
}

/** A table cell with its own background: it remains a button in clients that restyle links. */
const button = (label: string, address: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr>` +
  `<td class="button" bgcolor="${PRIMARY.light}" style="background:${PRIMARY.light};border-radius:12px">` +
  `<a href="${escaped(address)}" style="display:inline-block;padding:14px 24px;font:600 16px/20px ${SANS};color:${PRIMARY.on_light};text-decoration:none">` +
  `${escaped(label)}</a></td></tr></table>`;

const smallLink = (label: string, address: string): string =>
  `<p class="second" style="margin:8px 0 0;font:400 14px/20px ${SANS};color:${LIGHT.second}">` +
  `<a href="${escaped(address)}" class="second" style="color:${LIGHT.second}">${escaped(label)}</a></p>`;

const OR = {
  en: "Or copy this address into your browser:",
  fr: "Ou copiez cette adresse dans votre navigateur\u00a0:",
} as const satisfies Record<Language, string>;

const spelledOut = (address: string, language: Language): string =>
  `<p class="second" style="margin:0;font:400 14px/20px ${SANS};color:${LIGHT.second};word-break:break-all">` +
  `${OR[language]}<br><a href="${escaped(address)}" class="second" style="color:${LIGHT.second}">${escaped(address)}</a></p>`;
