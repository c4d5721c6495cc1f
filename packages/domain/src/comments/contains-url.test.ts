import { describe, expect, it } from "vitest";
import { containsUrl, namesWithUrl } from "./contains-url.ts";

describe("a link in a comment", () => {
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
    "resto.ca:8080",
    "hxxp://resto.ca",
    "@resto.ca",
    "exam\u200dple.com",
    "example\u2024com",
    "𝐞xample.com",
    "good.My/offer",
    "more on Facebook.Me",
    "free.Us!",
    "casino.To (new)",
  ])("is found in %s", (text) => expect(containsUrl(text)).toBe(true));

  it("is found in names, which mails say in the product's own name", () => {
    expect(namesWithUrl({ first_name: "Claim at gift.com", last_name: "Roy" })).toEqual(["first_name"]);
    expect(namesWithUrl({ first_name: "J.R.", last_name: "St.Laurent" })).toEqual([]);
    expect(namesWithUrl({ last_name: "www.gift.com" })).toEqual(["last_name"]);
  });

  it.each([
    "Dr. Smith",
    "Café St.Laurent",
    "P.F. Chang’s",
    "A & W",
    "St-Hubert B.B.Q.",
    "L'Express",
    "Y Lan | Saigon",
    "3 Brasseurs / Les",
    "example(dot)com",
    "Open 11:30/14:00, w/fries",
    "Note:3.5/5",
    "exemple point com",
    "$12.50 or 12.50 $",
    "Open 11.30-14.00",
    "So good...really",
    "Délicieux!Je reviens",
    "So tasty.It was gone",
    "Trop bon.Je reviens",
    "So good.It's great",
    "Delicious.My Mom loved it",
    "J’adore.La Banquise est top",
    "Great food.Me, I liked it",
    "Bon.La 2e fois",
    "A 9.5/10, no less",
    "and/or",
    "p. 12",
    "M. Gagnon, St. Denis",
    "le no.12 du menu",
    "50% off: never",
    "#poutine @ines",
    "C'est l'fun",
  ])("is not found in %s", (text) => expect(containsUrl(text)).toBe(false));
});
