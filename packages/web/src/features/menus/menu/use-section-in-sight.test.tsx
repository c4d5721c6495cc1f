// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SectionHead } from "../reading/menu-sections.ts";
import type { SectionKey } from "../reading/section-key.ts";
import { sectionId } from "./menu-section.tsx";
import { useSectionInSight } from "./use-section-in-sight.ts";

const KEYS = ["soups", "mains", "drinks"] as unknown as SectionKey[];
const HEADS = KEYS.map((key) => ({ key }) as SectionHead);
/** Three screens high. */
const HEIGHT = 2_400;
const SCREEN = 800;

/** The bottom of the bar, and the tops of the sections. */
let bar = 116;
let tops = [200, 800, 1_400];

function Menu() {
  const under = useRef<HTMLDivElement>(null);
  const [active, goTo] = useSectionInSight(HEADS, true, under);
  return (
    <>
      <div ref={under} />
      {KEYS.map((key) => (
        <a
          key={key}
          href={`#${key}`}
          aria-current={key === active ? "true" : undefined}
          onClick={(event) => goTo(event, key, null)}
        >
          {key}
        </a>
      ))}
      {KEYS.map((key) => (
        <section key={key} id={sectionId(key)} />
      ))}
    </>
  );
}

const lit = () =>
  screen.getAllByRole("link").flatMap((link) => (link.getAttribute("aria-current") ? [link.textContent] : []));
const press = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Sets which section is below the bar from now on. */
const underBar = (name: string) => {
  const read = KEYS.indexOf(name as unknown as SectionKey);
  tops = KEYS.map((_key, index) => 100 + 600 * (index - read));
};

function scrollTo(top: number): void {
  vi.spyOn(window, "scrollY", "get").mockReturnValue(top);
  act(() => void window.dispatchEvent(new Event("scroll")));
}

beforeEach(() => {
  vi.useFakeTimers();
  bar = 116;
  underBar("soups");
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    const top = tops[KEYS.findIndex((key) => sectionId(key) === this.id)] ?? 0;
    return { top, bottom: bar } as DOMRect;
  });
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(HEIGHT);
  vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(SCREEN);
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(SCREEN);
  vi.spyOn(window, "scrollY", "get").mockReturnValue(0);
  render(<Menu />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("the highlighted section (menus §21)", () => {
  it("is the one below the bar, and the last one at the foot of the page", () => {
    expect(lit()).toEqual(["soups"]);
    underBar("mains");
    scrollTo(900);
    expect(lit()).toEqual(["mains"]);
    scrollTo(HEIGHT - SCREEN);
    expect(lit()).toEqual(["drinks"]);
    scrollTo(HEIGHT - SCREEN - 40);
    expect(lit()).toEqual(["mains"]);
  });

  it("follows right below the bar, however high that is with large text, and however low the window", () => {
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(320);
    vi.spyOn(window, "innerHeight", "get").mockReturnValue(320);
    tops = [-459, 141, 741];
    scrollTo(600);
    expect(lit()).toEqual(["soups"]);
    tops = [-460, 140, 740];
    scrollTo(601);
    expect(lit()).toEqual(["mains"]);
    bar = 232;
    tops = [-343, 257, 857];
    scrollTo(484);
    expect(lit()).toEqual(["soups"]);
  });

  it("is the first one when the page cannot scroll", () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(SCREEN);
    scrollTo(0);
    expect(lit()).toEqual(["soups"]);
  });

  it("is the pressed one while the page scrolls to it and at the foot, until the reader scrolls again", () => {
    press("mains");
    for (const top of [200, 700, 1_300, HEIGHT - SCREEN]) {
      passes(150);
      underBar("soups");
      scrollTo(top);
      expect(lit()).toEqual(["mains"]);
    }
    // A long scroll continues past the time that is allowed for its start.
    passes(250);
    for (let moved = 0; moved < 6; moved += 1) {
      scrollTo(HEIGHT - SCREEN);
      passes(100);
    }
    expect(lit()).toEqual(["mains"]);
    act(() => void window.dispatchEvent(new Event("wheel")));
    scrollTo(HEIGHT - SCREEN);
    expect(lit()).toEqual(["drinks"]);
  });
});
