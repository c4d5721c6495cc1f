import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMacAddress, tidyMacAddress } from "./mac-address.ts";
import { isPermalink, typedPermalink } from "./permalink.ts";
import { isUrl } from "./url.ts";

describe("MAC address", () => {
  it("consists of six bytes with the same separator, and is stored in one form", () => {
    const byte = fc.stringMatching(/^[0-9a-fA-F]{2}$/);
    fc.assert(
      fc.property(fc.array(byte, { minLength: 6, maxLength: 6 }), (bytes) => {
        expect(isMacAddress(bytes.join(":"))).toBe(true);
        expect(isMacAddress(bytes.join("-"))).toBe(true);
        expect(tidyMacAddress(bytes.join("-"))).toBe(tidyMacAddress(bytes.join(":")));
        expect(isMacAddress(bytes.slice(1).join(":"))).toBe(false);
      }),
    );
    for (const address of ["00:11", "00:11:22:33:44-55", "00:11:22:33:44:5g", "001122334455"]) {
      expect(isMacAddress(address), address).toBe(false);
    }
  });
});

describe("web address", () => {
  it("starts with http or https", () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(isUrl(url)).toBe(true);
      }),
    );
    for (const url of [
      "ftp://x.ca",
      "javascript:x",
      "x.ca",
      "https://",
      "https:// x.ca",
      "http:///x",
      " https://x.ca",
    ]) {
      expect(isUrl(url), url).toBe(false);
    }
  });
});

describe("permalink", () => {
  it("consists of lowercase letters and digits with single hyphens", () => {
    for (const one of ["a-1", "abc1", "my-menu"]) expect(isPermalink(one), one).toBe(true);
    for (const none of ["a--b", "Ab", "-a", "a-", "", "é", "a b", "a\n"]) expect(isPermalink(none), none).toBe(false);
  });

  it("turns typed spaces into hyphens", () => {
    expect(typedPermalink("my menu")).toBe("my-menu");
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z0-9]+$/), { minLength: 1 }), (words) => {
        expect(isPermalink(typedPermalink(words.join(" ")))).toBe(true);
      }),
    );
  });
});
