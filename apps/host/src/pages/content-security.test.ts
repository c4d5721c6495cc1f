import { hash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type PageReach, sealPage } from "./content-security.ts";

const reach: PageReach = { framing: "nobody", parents: [], origin: "https://tablee.example", maps: null };
const NONCE = "q83vEjRWeJA";
const allowed = (policy: string): string[] => policy.match(/'sha256-[^']+'/g) ?? [];
const hashed = (script: string): string => `'sha256-${hash("sha256", script, "base64")}'`;

describe("a page's content security policy", () => {
  it("allows the scripts that have the nonce, wherever the attribute stands, and no others", () => {
    const html =
      `<head><meta property="csp-nonce" content="${NONCE}"/><script nonce="${NONCE}">first("é’")</script>` +
      `<link rel="preload" nonce="${NONCE}"/></head><script>planted()</script>` +
      `<script type="module" nonce="${NONCE}" async="">second()</script><script nonce="another">planted()</script>`;
    const { text, policy } = sealPage([html], NONCE, reach);
    expect(allowed(policy)).toEqual([hashed('first("é’")'), hashed("second()")]);
    expect(text.toString()).toBe(
      '<head><script>first("é’")</script><link rel="preload"/></head><script>planted()</script>' +
        '<script type="module" async="">second()</script><script nonce="another">planted()</script>',
    );
  });

  it("has no hash for scripts that are data, files or empty", () => {
    const bears = `nonce="${NONCE}"`;
    const html =
      `<script type="application/ld+json" ${bears}>{}</script><script ${bears} type="application/ld+json">{}</script>` +
      `<script src="/a.js" ${bears}></script><script ${bears}></script>`;
    for (const nonce of [NONCE, null]) expect(allowed(sealPage([html], nonce, reach).policy)).toEqual([]);
  });

  it("has each script's hash once, and a page without scripts is sent as it is", () => {
    const twice = sealPage(Array(2).fill(`<script nonce="${NONCE}">a</script>`), NONCE, reach);
    expect(allowed(twice.policy)).toEqual([hashed("a")]);
    const none = sealPage(["<p>crê", "pe</p>"], NONCE, reach);
    expect([none.text.toString(), allowed(none.policy)]).toEqual(["<p>crêpe</p>", []]);
  });

  it("leaves no nonce in the page, even after the last script", () => {
    const html = `<script nonce="${NONCE}">a</script><meta property="csp-nonce" content="${NONCE}"/>`;
    expect(sealPage([html], NONCE, reach).text.toString()).toBe("<script>a</script>");
  });

  it("allows every script in development, where other tools write into the page", () => {
    const { text, policy } = sealPage(["<script>a</scr", "ipt><script>b</script>"], null, reach);
    expect(allowed(policy)).toEqual([hashed("a"), hashed("b")]);
    expect(text.toString()).toBe("<script>a</script><script>b</script>");
  });
});
