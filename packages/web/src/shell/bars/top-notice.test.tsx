// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { TopNotice } from "./top-notice.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const published = () => document.documentElement.style.getPropertyValue("--top-notice");

it("a notice above every page publishes its height, below which the page's own bars stick (shell §39)", () => {
  let resized = () => {};
  class Observer {
    constructor(told: () => void) {
      resized = told;
    }
    observe = () => resized();
    disconnect = () => {};
  }
  vi.stubGlobal("ResizeObserver", Observer);
  const style = vi.spyOn(window, "getComputedStyle").mockReturnValue({ position: "sticky" } as CSSStyleDeclaration);
  const height = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(72);
  const { unmount } = render(<TopNotice>You are offline.</TopNotice>);
  expect(published()).toBe("72px");
  // In a low window it does not stay.
  style.mockReturnValue({ position: "static" } as CSSStyleDeclaration);
  act(() => void window.dispatchEvent(new Event("resize")));
  expect(published()).toBe("0px");
  style.mockReturnValue({ position: "sticky" } as CSSStyleDeclaration);
  act(() => resized());
  expect(published()).toBe("72px");
  height.mockReturnValue(0);
  act(() => resized());
  expect(published()).toBe("0px");
  unmount();
  expect(published()).toBe("");
});

it("on a page that is scrolled, it lies over the page until that is back at its top (shell §39)", () => {
  const scrolled = vi.spyOn(window, "scrollY", "get").mockReturnValue(400);
  const { container } = render(<TopNotice>You are offline.</TopNotice>);
  const notice = container.firstElementChild;
  const isOver = () => / mobile:\S*:fixed /.test(` ${notice?.className} `);
  expect(isOver()).toBe(true);
  scrolled.mockReturnValue(10);
  act(() => void window.dispatchEvent(new Event("scroll")));
  expect(isOver()).toBe(true);
  scrolled.mockReturnValue(0);
  act(() => void window.dispatchEvent(new Event("scroll")));
  expect(isOver()).toBe(false);
  // It has its room by then.
  scrolled.mockReturnValue(400);
  act(() => void window.dispatchEvent(new Event("scroll")));
  expect(isOver()).toBe(false);
});
