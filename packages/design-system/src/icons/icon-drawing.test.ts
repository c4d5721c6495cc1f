import { expect, it } from "vitest";
import { drawingOf } from "./icon-drawing.ts";

it("merges plain shapes into one path", () => {
  const clock = drawingOf([
    ["circle", { cx: "12", cy: "12", r: "10", key: "1mglay" }],
    ["path", { d: "M12 6v6l4 2", key: "mmk7yg" }],
  ]);
  expect(clock).toBe('<path d="M2 12a10 10 0 1 1 20 0a10 10 0 1 1 -20 0zM12 6v6l4 2"/>');
  expect(drawingOf([["line", { x1: "4", x2: "20", y1: "12", y2: "12" }]])).toBe('<path d="M4 12L20 12"/>');
  expect(drawingOf([["polyline", { points: "6 9 12 15 18 9" }]])).toBe('<path d="M6 9 12 15 18 9"/>');
  expect(drawingOf([["polygon", { points: "6 9 12 15 18 9" }]])).toBe('<path d="M6 9 12 15 18 9z"/>');
  expect(drawingOf([["rect", { x: "3", y: "4", width: "18", height: "10", rx: "2" }]])).toBe(
    '<path d="M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z"/>',
  );
});

it("starts a path at an absolute position, so that it can follow another one", () => {
  const starts = [
    ["m16 6-4-4-4 4", "M16 6l-4-4-4 4"],
    ["m2.5.5 3 1", "M2.5 .5l 3 1"],
    ["m9 12h.01", "M9 12h.01"],
    ["M9 12h.01", "M9 12h.01"],
  ];
  for (const [said, drawn] of starts) expect(drawingOf([["path", { d: said ?? "" }]])).toBe(`<path d="${drawn}"/>`);
});

it("keeps shapes with a look of their own apart", () => {
  const dot = drawingOf([
    ["circle", { cx: "12", cy: "12", r: ".5", fill: "currentColor", key: "a" }],
    ["path", { d: "m1 1h2" }],
  ]);
  expect(dot).toBe('<circle cx="12" cy="12" r=".5" fill="currentColor"/><path d="m1 1h2"/>');
});
