import { describe, expect, it } from "vitest";
import { wayOfLink } from "./way-of-link.ts";

const OWN = { page: "chrome-extension://own/popup.html#/menu/1", server: "https://tablee.test" };
const way = (href: string, apart = false) => wayOfLink(href, apart, OWN);

describe("a link in the extension", () => {
  it("that leads to a screen is the app's, and opens in a tab of full size where somebody asks for one", () => {
    expect(way("/popup.html#/orders/now")).toEqual({ kind: "usual" });
    expect(way("#/orders/now", true)).toEqual({
      kind: "tab",
      address: "chrome-extension://own/index.html#/orders/now",
    });
    expect(way("/about?lang=fr")).toEqual({ kind: "go", path: "/about?lang=fr" });
    expect(way("/login", true)).toEqual({ kind: "tab", address: "chrome-extension://own/index.html#/login" });
  });

  it("that leads to a part of the page leaves the app's own path alone", () => {
    expect(way("#content")).toEqual({ kind: "jump", id: "content" });
    expect(way("#entr%C3%A9es")).toEqual({ kind: "jump", id: "entrées" });
    expect(way("#%")).toEqual({ kind: "usual" });
  });

  it("that leads elsewhere opens in a tab, with the server's origin where it has none", () => {
    expect(way("https://maps.example/?q=a")).toEqual({ kind: "tab", address: "https://maps.example/?q=a" });
    for (const path of ["/news/rss.xml", "/dev/outbox", "/api/docs"]) {
      expect(way(path)).toEqual({ kind: "tab", address: `https://tablee.test${path}` });
    }
  });

  it("that calls, writes or saves is the browser's", () => {
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
