// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { pretendExtension, pretendStorage } from "../testing/pretend-extension.ts";
import { followLinks } from "./follow-links.ts";

describe("a press in the extension's popup", () => {
  const went: string[] = [];
  let opened: string[] = [];
  beforeAll(() => {
    const way = { surface: "popup", server: "https://tablee.test", go: (to: string) => void went.push(to) } as const;
    followLinks({ ...way, path: () => "/edit-profile" });
  });
  beforeEach(() => {
    opened = pretendExtension(pretendStorage().storage);
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  /** Whether the browser still performs its default action. */
  const press = (html: string, how: MouseEventInit = {}): boolean => {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    return document.body.firstElementChild?.firstElementChild?.dispatchEvent(event) ?? true;
  };

  it("on an outside link opens a tab, unless the app has already handled the press", () => {
    expect(press('<p><a href="https://maps.example/">Map</a></p>')).toBe(false);
    expect(opened).toEqual(["https://maps.example/"]);
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    press('<p><a href="https://maps.example/">Map</a></p>');
    expect(opened).toHaveLength(1);
  });

  it("on a skip link moves the focus to the link's target", () => {
    document.body.innerHTML = '<p><a href="#content">Skip</a></p><main id="content" tabindex="-1"></main>';
    document.querySelector("a")?.click();
    expect(document.activeElement?.id).toBe("content");
    expect([went, opened]).toEqual([[], []]);
  });

  it("on a file field opens the page in a tab, which the file chooser does not close", () => {
    expect(press('<p><input type="file" /></p>')).toBe(false);
    expect(opened).toEqual(["chrome-extension://own/index.html#/edit-profile"]);
    expect(window.open("", "_blank")).toBeNull();
  });
});
