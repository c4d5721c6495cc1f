import { createHash } from "node:crypto";
import type { Language } from "@tablee/domain/language/text";
import { OUTBOX_WORDS } from "./outbox-words.ts";

/** A message of the outbox as it is shown. */
export interface ShownMessage {
  id: number;
  kind: "push" | "mail" | "sms";
  /** ISO 8601. */
  date: string;
  message: Record<string, unknown>;
}

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fffbf5,#161311);--surface:light-dark(#fff,#211c19);--line:light-dark(#e9dfd1,#383029);--ink:light-dark(#1f1a17,#f6efe8);--second:light-dark(#5a5049,#cdc1b6);--primary:light-dark(#c8321a,#ff7a5c);--on:light-dark(#fff,#2b0b03);--sunken:light-dark(#f6efe5,#2a2420)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font:600 2rem/1.2 Georgia,serif;margin:0}
h2{font:600 1.125rem/1.3 Georgia,serif;margin:.75rem 0 .25rem;overflow-wrap:anywhere}
ol{list-style:none;margin:1.5rem 0 0;padding:0;display:grid;gap:1rem}
li{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:1.25rem}
.intro,.facts{color:var(--second)}
.intro{margin:.5rem 0 0}
.facts{margin:0;font-size:.875rem;overflow-wrap:anywhere}
.facts b{color:var(--ink)}
.text{white-space:pre-wrap;overflow-wrap:anywhere;margin:.5rem 0 0}
.code{display:flex;flex-wrap:wrap;align-items:center;gap:1rem;margin-top:.5rem}
.code strong{font:700 2.75rem/1.1 ui-monospace,monospace;letter-spacing:.12em}
.links{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1.25rem;margin-top:1rem}
a{color:var(--primary)}
button,.button{font:600 1rem/1.25 system-ui,sans-serif;color:var(--on);background:var(--primary);border:0;border-radius:12px;padding:.75rem 1.25rem;min-height:2.75rem;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
`;

/** Shows times in the browser's own timezone, copies codes, and reloads the page when a message arrives. */
const SCRIPT = `
const moment = new Intl.DateTimeFormat(document.documentElement.lang + "-CA", { dateStyle: "medium", timeStyle: "medium" });
for (const time of document.querySelectorAll("time")) time.textContent = moment.format(new Date(time.dateTime));
document.addEventListener("click", async ({ target }) => {
  const code = target.closest("button")?.dataset.code;
  if (!code) return;
  try { await navigator.clipboard.writeText(code); target.textContent = target.dataset.done; } catch {}
});
const newest = Number(document.querySelector("ol")?.dataset.newest ?? 0);
setInterval(async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch("/dev/outbox", { headers: { accept: "application/json" } });
    const { messages } = await answer.json();
    if ((messages[0]?.id ?? 0) !== newest) location.reload();
  } catch {}
}, 2000);
`;

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * What the page may do: apply its styles, run its script, and fetch new messages. A message can add neither scripts nor
 * pictures.
 */
export const OUTBOX_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const escaped = (value: unknown): string =>
  String(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The outbox for people, newest first: codes to be typed are large, and paths are links. */
export function outboxPage(messages: readonly ShownMessage[], language: Language): string {
  const words = OUTBOX_WORDS[language];
  const list = messages.map((one) => `<li>${facts(one, language)}${inside(one, language)}</li>`).join("");
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">`,
    `<meta name="viewport" content="width=device-width"><title>${words.title} · Tablée</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${words.title}</h1>`,
    `<p class="intro">${words.intro}</p>`,
    messages.length === 0 ? `<p>${words.empty}</p>` : `<ol data-newest="${messages[0]?.id ?? 0}">${list}</ol>`,
    `</main><script>${SCRIPT}</script></body></html>`,
  ].join("");
}

/** Formats a Canadian or American phone number for reading, without line breaks; anything else is unchanged. */
const readable = (to: unknown): unknown =>
  typeof to === "string" ? to.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "+1\u00A0$1\u00A0$2-$3") : to;

const facts = ({ kind, date, message }: ShownMessage, language: Language): string => {
  const words = OUTBOX_WORDS[language];
  const to = readable(message["to"]) ?? `${words.member} ${String(message["account_id"])}`;
  const when = `<time datetime="${escaped(date)}">${escaped(date)}</time>`;
  const own = words.languages[message["language"] as Language] as string | undefined;
  const said = [`<b>${words.kinds[kind]}</b> ${words.to} ${escaped(to)}`, own ?? "", when];
  return `<p class="facts">${said.filter(Boolean).join(" · ")}</p>`;
};

/** Six digits on their own. */
const CODE = /(?<!\d)\d{6}(?!\d)/;

function inside({ id, kind, message }: ShownMessage, language: Language): string {
  const words = OUTBOX_WORDS[language];
  const subject = message["subject"] ?? message["title"];
  const text = message["text"] ?? message["body"];
  const path = message["path"] ?? message["redirect"];
  const code = kind === "sms" ? CODE.exec(String(message["text"]))?.[0] : undefined;
  const links = [
    typeof path === "string" && /^\/(?![/\\])/.test(path)
      ? `<a class="button" href="${escaped(path)}">${words.open}</a>`
      : "",
    typeof message["html"] === "string" ? `<a href="/dev/outbox/mails/${id}">${words.shown}</a>` : "",
  ].join("");
  return [
    subject === undefined ? "" : `<h2>${escaped(subject)}</h2>`,
    code === undefined
      ? ""
      : `<div class="code"><strong>${code}</strong>` +
        `<button type="button" data-code="${code}" data-done="${words.copied}">${words.copy}</button></div>`,
    `<p class="text">${escaped(text ?? "")}</p>`,
    links === "" ? "" : `<p class="links">${links}</p>`,
  ].join("");
}
