// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { pretendExtension, pretendStorage } from "../testing/pretend-extension.ts";
import { followLinks } from "./follow-links.ts";

describe("presses in a popup", () => {
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

  it("on a link that leads elsewhere open a tab; one that the app has taken is the app's", () => {
    expect(press('<p><a href="https://maps.example/">Map</a></p>')).toBe(false);
    expect(opened).toEqual(["https://maps.example/"]);
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    press('<p><a href="https://maps.example/">Map</a></p>');
    expect(opened).toHaveLength(1);
  });

  it("on a link past the menus bring there what is typed next", () => {
    document.body.innerHTML = '<p><a href="#content">Skip</a></p><main id="content" tabindex="-1"></main>';
    document.querySelector("a")?.click();
    expect(document.activeElement?.id).toBe("content");
    expect([went, opened]).toEqual([[], []]);
  });

  it("on a field for a picture lead to a tab, which the choice does not close", () => {
    expect(press('<p><input type="file" /></p>')).toBe(false);
    expect(opened).toEqual(["chrome-extension://own/index.html#/edit-profile"]);
    expect(window.open("", "_blank")).toBeNull();
  });
});
