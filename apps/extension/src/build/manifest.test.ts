import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { manifestOf } from "./manifest.ts";
import { readSettings } from "./settings.ts";

const made = (environment: Record<string, string>) => {
  const settings = readSettings(environment);
  return manifestOf(settings.browser, { ...settings, version: "5.0.2" });
};

describe("the extension's manifest", () => {
  it("requests only the permissions that the extension uses, and allows connections to its server only", () => {
    const manifest = made({ EXTENSION_API_ORIGIN: "https://eat.example:8443" });
    expect(manifest).toMatchObject({
      permissions: ["storage", "sidePanel", "contextMenus"],
      // A host pattern has no port.
      host_permissions: ["https://eat.example/*"],
      minimum_chrome_version: "120",
    });
    const { extension_pages: policy } = manifest.content_security_policy;
    expect(policy).toContain("connect-src 'self' https://eat.example:8443 wss://eat.example:8443;");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("localhost");
  });

  it("names localhost if no server is configured, and allows connections to the host of the map style", () => {
    const { host_permissions, content_security_policy } = made({ MAP_STYLE_URL: "https://maps.example/style.json" });
    expect(host_permissions).toEqual(["http://localhost/*"]);
    expect(content_security_policy.extension_pages).toContain(
      "connect-src 'self' http://localhost:3000 ws://localhost:3000 https://maps.example;",
    );
  });

  it("uses Firefox's properties if Firefox is the target, and has no key if EXTENSION_KEY is empty", () => {
    const firefox = made({ EXTENSION_BROWSER: "firefox" });
    expect(firefox).toMatchObject({
      background: { scripts: ["background.js"] },
      permissions: ["storage", "contextMenus"],
    });
    expect(firefox).toHaveProperty("sidebar_action");
    expect(firefox).not.toHaveProperty("side_panel");
    expect([made({}), made({ EXTENSION_KEY: "" })].map((manifest) => "key" in manifest)).toEqual([true, false]);
  });

  it.each([
    { EXTENSION_API_ORIGIN: "https://eat.example/" },
    { EXTENSION_API_ORIGIN: "ftp://eat.example" },
    { EXTENSION_API_ORIGIN: "eat.example" },
    { EXTENSION_BROWSER: "opera" },
  ])("is refused for the settings %o", (environment) => {
    expect(() => readSettings(environment)).toThrow(/EXTENSION_/);
  });

  it("has the same message keys in both languages", () => {
    const keys = (language: string) => {
      const file = path.join(import.meta.dirname, `../../_locales/${language}/messages.json`);
      return Object.keys(JSON.parse(readFileSync(file, "utf8")) as object);
    };
    expect(keys("fr")).toEqual(keys("en"));
  });
});
