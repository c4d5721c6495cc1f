import { Clock, Heart } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createLucideIcon } from "./lucide-icon.ts";

/** A picture of an element that does not depend on the order of attributes, nor on a class that nothing styles. */
const drawn = (markup: string): string[] =>
  markup
    .replace(/ xmlns="[^"]*"/, "")
    .replace(/lucide lucide-\w+ ?/, "")
    .replace(/ class=""/, "")
    .match(/<[^>]+>/g)!
    .map((tag) =>
      tag
        .slice(1, -1)
        .match(/[\w-]+="[^"]*"|^\/?\w+/g)!
        .sort()
        .join(" "),
    );

it("draws an icon as lucide does, with the same looks", () => {
  const clock = createLucideIcon({
    node: [
      ["circle", { cx: "12", cy: "12", r: "10", key: "1mglay" }],
      ["path", { d: "M12 6v6l4 2", key: "mmk7yg" }],
    ],
  });
  const looks = [
    {},
    { "aria-hidden": "true" as const, className: "size-5" },
    { size: 20, role: "img", "aria-label": "Clock" },
  ];
  for (const props of looks) {
    expect(drawn(renderToStaticMarkup(createElement(clock, props)))).toEqual(
      drawn(renderToStaticMarkup(createElement(Clock, props))),
    );
  }
});

it("lets a heart be filled", () => {
  const heart = createLucideIcon({ node: [] });
  expect(renderToStaticMarkup(createElement(heart, { fill: "currentColor" }))).toContain('fill="currentColor"');
  expect(renderToStaticMarkup(createElement(Heart, { fill: "currentColor" }))).toContain('fill="currentColor"');
});
