import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goToReturn, keptPath, ownPath, rememberHome, rememberReturnPath, takeReturnPath } from "./return-path.ts";

const HOST = "https://tablee.example";

describe("the path to return to after a sign-in", () => {
  it.each(["/", "/orders/now", "/menu/1?item=2&combo=3#top", "/recherche/é", "/a//b", "/login?to=//evil.example"])(
    "can be %s",
    (path) => {
      expect(ownPath(path)).toBe(new URL(path, HOST).href.slice(HOST.length));
    },
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    "%2f%2fevil.example",
    "%5c%5cevil.example",
    "/%2E%2e//evil.example",
    "https:evil.example",
    "https%3a//evil.example",
    "javascript%3aalert(1)",
    "java\tscript:alert(1)",
    "vbscript:x",
    "https://evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "",
  ])("cannot be %j", (path) => {
    expect(ownPath(path)).toBeNull();
  });

  it("stays on this host for any input, read once or twice", () => {
    const sign = fc.constantFrom("/", "\\", ".", "..", "\t", "\n", "%2f", "%5c", "%2e", "@", ":", "//", "?", "#", " ");
    const part = fc.oneof(sign, fc.constantFrom("evil.example", "javascript", "https", "a"), fc.string());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const planted = parts.join("");
        const path = ownPath(planted);
        if (path === null) return;
        expect(path.startsWith("/")).toBe(true);
        expect(new URL(path, HOST).origin).toBe(HOST);
        expect(ownPath(path)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is stored only if it is valid, and read only once", () => {
    rememberReturnPath("/orders/now?tip=1");
    rememberReturnPath("//evil.example");
    expect([takeReturnPath(), takeReturnPath()]).toEqual(["/orders/now?tip=1", null]);
  });
});

it("leads back to the page and the sheet that were open, and home without them", () => {
  const gone: unknown[] = [];
  const history = { back: () => void gone.push("back"), replace: (...to: unknown[]) => void gone.push(to) };
  rememberReturnPath("/discovery/7", "comments-7");
  goToReturn(history);
  rememberReturnPath("/discovery/7");
  goToReturn(history, { embed: true });
  goToReturn(history);
  expect(gone).toEqual([
    ["/discovery/7", { sheet: "comments-7" }],
    ["/discovery/7?embed=true", {}],
    ["/", {}],
  ]);
});

it("goes back if the page to return to is the step before, and leaves no second step of it (shell §22)", () => {
  const gone: unknown[] = [];
  const history = { back: () => void gone.push("back"), replace: (...to: unknown[]) => void gone.push(to) };
  const page = { href: "/discovery/7", sheet: null };
  goToReturn(history, {}, { href: "/", sheet: null });
  rememberReturnPath("/discovery/7");
  goToReturn(history, {}, page);
  rememberReturnPath("/discovery/7", "comments-7");
  goToReturn(history, {}, page);
  rememberReturnPath("/discovery/7", "comments-7");
  goToReturn(history, {}, { ...page, sheet: "comments-7" });
  goToReturn(history, {}, page);
  expect(gone).toEqual(["back", "back", ["/discovery/7", { sheet: "comments-7" }], "back", ["/", {}]]);
});

it.each([
  ["/", {}, "/"],
  ["/", { embed: true }, "/?embed=true"],
  ["/orders/now?embed=true", { embed: true }, "/orders/now?embed=true"],
  ["/menu/1?item=2#top", { embed: true }, "/menu/1?item=2&embed=true#top"],
  ["/", { "single-menu": 3 }, "/?single-menu=3"],
  ["/menu?single-menu=3", { "single-menu": 3 }, "/menu?single-menu=3"],
  ["/menu?item=2#top", { embed: true, "single-menu": 3 }, "/menu?item=2&embed=true&single-menu=3#top"],
] as const)("%s, where links keep %o, becomes %s", (path, kept, gone) => expect(keptPath(path, kept)).toBe(gone));

it("a provider leads back to a site that is being tried, and to a page that was wanted before it", () => {
  rememberHome({});
  expect(takeReturnPath()).toBeNull();
  rememberHome({ "single-menu": 3 });
  expect(takeReturnPath()).toBe("/?single-menu=3");
  rememberReturnPath("/orders/now");
  rememberHome({ "single-menu": 3 });
  expect(takeReturnPath()).toBe("/orders/now");
});
