import type { RenderInput } from "@tablee/web/page-renderer";

/** What a page says that the app has no part in. */
interface StandaloneWords {
  title: string;
  text: string;
  /** The way to the same address again, and the one home. */
  again: string;
  home: string;
}

const LOOK =
  ":root{color-scheme:light dark;--paper:light-dark(#fffbf5,#161311);--ink:light-dark(#1f1a17,#f6efe8);--line:light-dark(#8e8175,#8c7f74)}" +
  "body{font:1.1rem/1.5 Georgia,serif;max-width:32rem;margin:18vh auto;padding:0 1.5rem;background:var(--paper);color:var(--ink)}" +
  "h1{font-size:1.8rem;line-height:1.2}nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:2rem}" +
  "a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--line);border-radius:.75rem;color:inherit;text-decoration:none;font:600 1rem/1.2 system-ui,sans-serif}" +
  "a:first-child{background:var(--ink);color:var(--paper);border-color:var(--ink)}a:focus-visible{outline:3px solid var(--line);outline-offset:2px}";

/** Stands alone: whatever kept the page from being rendered may keep the rest of the app from working too. */
export const standalonePage = (language: RenderInput["language"], { title, text, again, home }: StandaloneWords) =>
  `<!DOCTYPE html><html lang="${language}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${title}</title><style>${LOOK}</style><body><main><h1>${title}</h1><p>${text}</p>` +
  // An empty address is the page's own.
  `<nav><a href="">${again}</a><a href="/">${home}</a></nav></main>`;
