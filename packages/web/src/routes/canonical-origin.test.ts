// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { canonicalOrigin } from "./canonical-origin.ts";

test("a page read under another host name has the origin of its canonical link", () => {
  document.head.innerHTML = '<link rel="canonical" href="https://tablee.test/menu/1?lang=fr">';
  expect(canonicalOrigin("https://www.tablee.test")).toBe("https://tablee.test");
});

test("a page without a valid canonical link has the origin at which it is read", () => {
  document.head.innerHTML = "";
  expect(canonicalOrigin("https://tablee.test")).toBe("https://tablee.test");
  document.head.innerHTML = '<link rel="canonical" href="https://">';
  expect(canonicalOrigin("https://tablee.test")).toBe("https://tablee.test");
});
