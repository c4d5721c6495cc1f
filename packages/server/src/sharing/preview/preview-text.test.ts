import { beforeAll, describe, expect, it } from "vitest";
import { drawable, drawLine, type Faces, previewFaces, setWords } from "./preview-text.ts";

describe("words on a preview", () => {
  let faces: Faces;
  beforeAll(async () => {
    faces = await previewFaces();
  });

  it.each([
    ["Crème brûlée à l'œuf", "Crème brûlée à l'œuf"],
    ["Phở bò tái", "Phở bò tái"],
    ["塩ラーメン", ""],
    ["塩ラーメン — Shio Ramen", "Shio Ramen"],
    ["Shio Ramen / 塩ラーメン", "Shio Ramen"],
    ["Nakano (中野)", "Nakano"],
    ["中野, Montréal", "Montréal"],
    ["Ramen, 塩, maison", "Ramen, maison"],
    ["Ramen 🍜🍥 maison", "Ramen maison"],
    ["Pho, deluxe", "Pho, deluxe"],
    ["- 50 % -", "- 50 % -"],
  ])("contain only what the typeface can write: %s", (text, written) => {
    expect(drawable(faces.display, text)).toBe(written);
  });

  it.each([
    ["Café Tourne-Disque", ["Café", "Tourne-", "Disque"]],
    ["Bar Sillon", ["Bar Sillon"]],
    ["Pho - deluxe", ["Pho -", "deluxe"]],
  ])("break at spaces and behind hyphens before they break inside a word: %s", (text, lines) => {
    const width = drawLine(faces.display, "Tourne-Dis", 60, 0).width;
    const set = setWords(text, { face: faces.display, sizes: [60], width, most_lines: 4 });
    expect(set.lines.map((line) => line.width)).toEqual(
      lines.map((line) => drawLine(faces.display, line, 60, 0).width),
    );
  });
});
