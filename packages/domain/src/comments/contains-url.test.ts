import { describe, expect, it } from "vitest";
import { containsUrl } from "./contains-url.ts";

describe("a comment holds a link", () => {
  it.each([
    "https://x.ca",
    "HTTPS://X.CA",
    "see http://localhost/ here",
    "x.ca",
    "X.Ca",
    "www.restaurant.com",
    "menu at poutine.restaurant",
    "exa mple.com",
    "bücher.example.de",
    "xn--bcher-kva.de",
    "xn--e1afmkfd.xn--p1ai",
    "пример.рф",
    "例え.テスト.com",
    "example．com",
    "example。com",
    "exam\u200bple.com",
    "1.2.3.4/menu",
    "mailto:a@b.ca",
    "moi@resto.ca",
    "ftp://resto.ca/menu.pdf",
    "//resto.ca/menu",
    "(resto.ca)",
    "tasty.it",
    "good.My/offer",
  ])("in %s", (text) => expect(containsUrl(text)).toBe(true));

  it.each([
    "example(dot)com",
    "exemple point com",
    "$12.50 or 12.50 $",
    "Open 11.30-14.00",
    "So good...really",
    "Délicieux!Je reviens",
    "So tasty.It was gone",
    "Trop bon.Je reviens",
    "A 9.5/10, no less",
    "and/or",
    "p. 12",
    "M. Gagnon, St. Denis",
    "le no.12 du menu",
    "50% off: never",
    "#poutine @ines",
    "C'est l'fun",
  ])("but none in %s", (text) => expect(containsUrl(text)).toBe(false));
});
