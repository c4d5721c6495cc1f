// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { canonicalOrigin } from "./canonical-origin.ts";

test("a page that is read under another name of its host keeps the address that it was given", () => {
  document.head.innerHTML = '<link rel="canonical" href="https://tablee.test/menu/1?lang=fr">';
  expect(canonicalOrigin("https://www.tablee.test")).toBe("https://tablee.test");
});

test("a page that names none, or nothing that is an address, is where it is read", () => {
  document.head.innerHTML = "";
  expect(canonicalOrigin("https://tablee.test")).toBe("https://tablee.test");
  document.head.innerHTML = '<link rel="canonical" href="https://">';
  expect(canonicalOrigin("https://tablee.test")).toBe("https://tablee.test");
});
