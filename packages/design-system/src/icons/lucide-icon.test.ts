import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createLucideIcon } from "./lucide-icon.ts";

const clock = createLucideIcon('<path d="M12 6v6l4 2"/>');
const markup = (props: Parameters<typeof clock>[0]): string => renderToStaticMarkup(createElement(clock, props));

it("draws the given shapes with the class of all icons, hidden from screen readers", () => {
  expect(markup({})).toBe('<svg viewBox="0 0 24 24" aria-hidden="true" class="ds-icon"><path d="M12 6v6l4 2"/></svg>');
  expect(markup({ className: "size-5" })).toContain('class="ds-icon size-5"');
});

it("is not hidden from screen readers if it has a name", () => {
  expect(markup({ role: "img", "aria-label": "Clock" })).not.toContain("aria-hidden");
  expect(markup({ "aria-hidden": "true" })).toContain('aria-hidden="true"');
});

it("takes the size, the colours and the stroke width that are set", () => {
  expect(markup({ size: 20 })).toContain('width="20" height="20"');
  expect(markup({ color: "red", fill: "currentColor", strokeWidth: 1.5 })).toMatch(
    /stroke="red".* fill="currentColor" stroke-width="1.5"/,
  );
});
