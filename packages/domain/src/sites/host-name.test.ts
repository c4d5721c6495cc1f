import { describe, expect, it } from "vitest";
import { hostOfHeader, isHostName, isProductHost } from "./host-name.ts";

describe("a host name", () => {
  it("follows the rules of DNS", () => {
    for (const name of ["chez-margot.example", "menu.chez-margot.example", "xn--caf-dma.example", "bistro.localhost"]) {
      expect(isHostName(name), name).toBe(true);
    }
    for (const name of [
      "",
      "localhost",
      "127.0.0.1",
      "[::1]",
      "-a.example",
      "a-.example",
      "a..example",
      "a.example.",
      "A.example",
      "a.example:80",
      "a_b.example",
      "a.example/x",
      "a.example\n",
      "é.example",
      `${"a".repeat(64)}.example`,
      `${"a.".repeat(130)}example`,
    ]) {
      expect(isHostName(name), name).toBe(false);
    }
  });

  it("belongs to the product where it is one of its hosts or below one", () => {
    const hosts = ["www.tablee.example", "app.tablee.test", "localhost"];
    for (const name of [
      "www.tablee.example",
      "tablee.example",
      "menu.tablee.example",
      "a.www.tablee.example",
      "app.tablee.test",
      "x.app.tablee.test",
      "localhost",
    ]) {
      expect(isProductHost(name, hosts), name).toBe(true);
    }
    for (const name of ["tablee.test", "nottablee.example", "tablee.example.org", "bistro.localhost", "example"]) {
      expect(isProductHost(name, hosts), name).toBe(false);
    }
    expect(isProductHost("chez-margot.example", ["www.example"])).toBe(false);
  });

  it("is read from the host header, and is null for anything else", () => {
    expect(hostOfHeader("Chez-Margot.Example:8443")).toBe("chez-margot.example");
    expect(hostOfHeader("chez-margot.example.")).toBe("chez-margot.example");
    for (const header of [
      undefined,
      "",
      "localhost:3000",
      "chez-margot.example:x",
      "chez-margot.example, evil.example",
      "evil.example@chez-margot.example",
      "chez-margot.example#",
      "chez-margot.example\\.evil.example",
      " chez-margot.example",
      "chez-margot.example:123456",
    ]) {
      expect(hostOfHeader(header), header).toBeNull();
    }
  });
});
