import type { RenderInput } from "@tablee/web/page-renderer";

/** The texts of a page that is independent of the app. */
interface StandaloneWords {
  title: string;
  text: string;
  /** The labels of the links to the same address and to the home page. */
  again: string;
  home: string;
}

const LOOK =
  ":root{color-scheme:light dark;--paper:light-dark(#fffbf5,#161311);--ink:light-dark(#1f1a17,#f6efe8);--line:light-dark(#8e8175,#8c7f74);--plate:light-dark(#f6efe4,#2a2420)}" +
  "body{font:1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:18vh auto;padding:0 1.5rem;text-align:center;text-wrap:pretty;background:var(--paper);color:var(--ink)}" +
  "svg{width:4rem;height:4rem;padding:1.25rem;box-sizing:border-box;border-radius:50%;background:var(--plate)}" +
  "h1{font:600 1.8rem/1.2 Georgia,serif;margin:1.25rem 0 .5rem;text-wrap:balance}p{margin:0}" +
  "nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-top:2rem}" +
  "a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--line);border-radius:.75rem;color:inherit;text-decoration:none;font:600 1rem/1.2 system-ui,sans-serif}" +
  "a:first-child{background:var(--ink);color:var(--paper);border-color:var(--ink)}a:focus-visible{outline:3px solid var(--line);outline-offset:2px}";

/** The knife and fork that the app shows where something is missing. */
const ICON =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7"/></svg>';

/** It uses nothing of the app, because whatever prevented the page from being rendered may also break the app. */
export const standalonePage = (language: RenderInput["language"], { title, text, again, home }: StandaloneWords) =>
  `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${title}</title><style>${LOOK}</style><body><main>${ICON}<h1>${title}</h1><p>${text}</p>` +
  // An empty address is that of the page itself.
  `<nav><a href="">${again}</a><a href="/">${home}</a></nav></main>`;
