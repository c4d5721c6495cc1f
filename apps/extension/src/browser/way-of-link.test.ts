import { describe, expect, it } from "vitest";
import { wayOfLink } from "./way-of-link.ts";

const OWN = { page: "chrome-extension://own/popup.html#/menu/1", server: "https://tablee.test" };
const way = (href: string, apart = false) => wayOfLink(href, apart, OWN);

describe("a link in the extension", () => {
  it("to a screen is followed in the app, or in a full-size tab when a tab is requested", () => {
    expect(way("/popup.html#/orders/now")).toEqual({ kind: "usual" });
    expect(way("#/orders/now", true)).toEqual({
      kind: "tab",
      address: "chrome-extension://own/index.html#/orders/now",
    });
    expect(way("/about?lang=fr")).toEqual({ kind: "go", path: "/about?lang=fr" });
    expect(way("/login", true)).toEqual({ kind: "tab", address: "chrome-extension://own/index.html#/login" });
  });

  it("to a part of the page jumps there without changing the app's path", () => {
    expect(way("#content")).toEqual({ kind: "jump", id: "content" });
    expect(way("#entr%C3%A9es")).toEqual({ kind: "jump", id: "entrées" });
    expect(way("#%")).toEqual({ kind: "usual" });
  });

  it("to anything outside the app opens in a tab, with the server's origin if it has none", () => {
    expect(way("https://maps.example/?q=a")).toEqual({ kind: "tab", address: "https://maps.example/?q=a" });
    for (const path of ["/news/rss.xml", "/dev/outbox", "/api/docs"]) {
      expect(way(path)).toEqual({ kind: "tab", address: `https://tablee.test${path}` });
    }
  });

  it("that makes a call, writes an e-mail or saves a file is left to the browser", () => {
    for (const href of [
      "tel:+15145550100",
      "mailto:a@tablee.test",
      "blob:chrome-extension://own/1",
      "data:,a",
      "http://",
    ])
      expect(way(href)).toEqual({ kind: "usual" });
  });
});
