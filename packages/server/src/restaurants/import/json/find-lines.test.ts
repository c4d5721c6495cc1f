import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findLines } from "./find-lines.ts";
import { type JsonPath, writePath } from "./json-path.ts";

const TEXT = `{
  "restaurants": [
    { "ref": "a", "menu": null },
    {
      "ref": "b",
      "hours": { "monday": [[9, 17], [18, 2]],
                 "tuesday": [] },
      "a \\"key\\"": 1
    }
  ]
}`;

describe("the line of a path", () => {
  it.each<[JsonPath, number]>([
    [[], 1],
    [["restaurants"], 2],
    [["restaurants", 0, "menu"], 3],
    [["restaurants", 1], 4],
    [["restaurants", 1, "hours", "monday", 1, 0], 6],
    [["restaurants", 1, "hours", "tuesday"], 7],
    [["restaurants", 1, 'a "key"'], 8],
  ])("%j is on line %i", (path, line) => {
    expect(findLines(TEXT, [path])).toEqual([line]);
  });

  it("of a missing value is that of the nearest value around it", () => {
    expect(findLines(TEXT, [["restaurants", 0, "name"], ["restaurants", 7, "ref"], ["format"]])).toEqual([3, 2, 1]);
  });

  it("is found for every value of any document", () => {
    const placesOf = (value: unknown, path: JsonPath = []): JsonPath[] =>
      typeof value === "object" && value !== null
        ? [
            path,
            ...Object.entries(value).flatMap(([key, one]) =>
              placesOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
            ),
          ]
        : [path];
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value, null, 2);
        const read: unknown = JSON.parse(text);
        const lines = findLines(text, placesOf(read));
        // When pretty-printed, every place begins a line of its own, in this very order, except for closing brackets.
        const starts = text.split("\n").flatMap((line, index) => (/^\s*[\]}],?$/.test(line) ? [] : [index + 1]));
        expect(lines).toEqual(starts);
      }),
    );
  });
});

it("a path is written as JSONPath writes it", () => {
  expect(writePath(["elements", 3, "tags", "addr:city"])).toBe('$.elements[3].tags["addr:city"]');
  expect(writePath(["12", "a\nb", '"', "__proto__"])).toBe(String.raw`$["12"]["a\nb"]["\""].__proto__`);
  expect(writePath([])).toBe("$");
});
