// @vitest-environment happy-dom
import { createMemoryHistory } from "@tanstack/react-router";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

// Whether somebody has switched the language is remembered as long as the page lives: each test has a page of its own.
beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  localStorage.clear();
  for (const name of ["language", "own_language", "other"]) document.cookie = `${name}=; path=/; max-age=0`;
  document.documentElement.removeAttribute("lang");
  vi.resetModules();
});

/** Opens a page that the server rendered in French, on a device with these cookies. Returns the page's language. */
async function opened(...cookies: string[]): Promise<string> {
  localStorage.setItem("preferences", JSON.stringify({ language: "en" }));
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
  const { settle, showPages } = await import("../../testing/show-pages.tsx");
  const language = await import("../../language/language.ts");
  const { useStoredLanguage } = await import("./use-stored-language.ts");
  // Loaded ahead, so that what the page loads late is there by the time it has settled.
  await import("../../language/stored-language.ts");
  language.startLanguage("fr");
  const Page = () => {
    useStoredLanguage();
    return null;
  };
  showPages({ "/": Page }, createMemoryHistory({ initialEntries: ["/"] }));
  await settle();
  return language.currentLanguage();
}

it.each([[[]], [["own_language=fr"]], [["own_language=fr", "other=1"]]])(
  "the language that was chosen on this device applies, with the cookies %j (language §2)",
  async (cookies) => {
    expect(await opened(...cookies)).toBe("en");
  },
);

it.each([[["language=fr"]], [["own_language=en", "language=fr"]]])(
  "a switch that is in the cookies %j, and not stored yet, stays",
  async (cookies) => {
    expect(await opened(...cookies)).toBe("fr");
  },
);
