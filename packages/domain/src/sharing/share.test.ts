import * as fc from "fast-check";
import { expect, it } from "vitest";
import { mayLeadTo } from "./share.ts";

it("short links may lead to pages of ours", () => {
  for (const path of [
    "/",
    "/menu/12?item=3",
    "/restaurants/4",
    "/menu/table/ABC-123",
    "/zone/plateau#top",
    "/zone/c%C3%B4te",
  ]) {
    expect(mayLeadTo(path), path).toBe(true);
  }
});

it("short links may not lead to another site, to a call of the API, or to another short link", () => {
  const elsewhere = ["", "menu", "//evil.test", "/\\evil.test", "https://evil.test", "/menu/..//evil.test", "/./menu"];
  const others = [
    "/a b",
    "/a\u202eb",
    "/s/again",
    "/S/again",
    "/api/client/x",
    "/%2f%2fevil.test",
    "/%73/again",
    "/menu/%2e%2E/s/again",
    "/a%2",
    `/${"a".repeat(500)}`,
    // Read in all the ways in which it can be cut, it would keep the process for longer than a test may take.
    `/${"a".repeat(34)}!`,
  ];
  for (const path of [...elsewhere, ...others]) expect(mayLeadTo(path), path).toBe(false);
});

it("any path that is allowed stays on the page's own origin", () => {
  const part = fc.constantFrom("/", "\\", ".", "..", "a", "%2f", "?", "#", ":", "@", "evil.test", " ", "\t");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = `/${parts.join("")}`;
      if (mayLeadTo(path)) expect(new URL(path, "http://own.invalid").origin).toBe("http://own.invalid");
    }),
  );
});
