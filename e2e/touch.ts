import type { Page } from "@playwright/test";

/**
 * Controls on the current page with a touch target of less than 44 px (shell §21). The visible control may be smaller
 * if the area around it responds too. Links within a sentence are as high as its line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const HALF = 21;
    const isHit = (element: Element, x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y);
      return found !== null && element.contains(found);
    };
    // The whole row of a choice responds.
    const isSmall = (control: Element): boolean => {
      const element = control.closest("label") ?? control;
      const { width, height } = element.getBoundingClientRect();
      if (width >= 2 * HALF && height >= 2 * HALF) return false;
      element.scrollIntoView({ block: "center", inline: "center" });
      const now = element.getBoundingClientRect();
      const [x, y] = [now.x + now.width / 2, now.y + now.height / 2];
      // Under a bar or outside the screen, where it cannot be pressed.
      if (!isHit(element, x, y)) return false;
      const wide = width >= 2 * HALF || (isHit(element, x - HALF, y) && isHit(element, x + HALF, y));
      const high = height >= 2 * HALF || (isHit(element, x, y - HALF) && isHit(element, x, y + HALF));
      return !wide || !high;
    };
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const inSentence = style.display === "inline" && element.closest("p, li, dd, h1, h2, h3") !== null;
      const away = element.matches(":disabled") || element.closest("[inert], [aria-hidden='true']") !== null;
      return width > 2 && height > 2 && style.visibility !== "hidden" && !inSentence && !away;
    };
    const pressed = "a[href], button, [role='radio'], [role='checkbox'], [role='switch'], [role='tab'], input";
    return [...document.querySelectorAll(pressed)]
      .filter((element) => isSeen(element) && isSmall(element))
      .map((element) => element.outerHTML.slice(0, 160));
  });
