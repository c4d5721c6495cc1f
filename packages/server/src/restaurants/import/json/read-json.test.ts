import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JsonFault, readJson } from "./read-json.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const faultsOf = (text: string): JsonFault[] => readJson(bytes(text)).faults;
const places = (text: string) => faultsOf(text).map(({ line, column, code }) => [line, column, code]);

describe("reading a faulty text", () => {
  it("reports the syntax fault of every line, with its column", () => {
    expect(places('{\n  "a": 1\n  "b": 2,\n  "c": tru,\n  "d": [1, 2\n}')).toEqual([
      [3, 3, "syntax"],
      [4, 8, "syntax"],
      [6, 1, "syntax"],
    ]);
  });

  it.each([
    ["nothing", "", 1, 1],
    ["a truncated file", '{"elements": [\n{"type": "node",\n"id": 12', 3, 9],
    ["a text that is not closed", '{"a": "b\n}', 1, 7],
    ["a trailing comma", "[1,\n2,\n]", 3, 1],
    ["a comment", '{\n// no\n"a": 1}', 2, 1],
    ["NaN", '{"price": NaN}', 1, 11],
    ["Infinity", "[-Infinity]", 1, 2],
    ["single quotes", "{'a': 1}", 1, 2],
    ["a leading zero", "[1,\n012]", 2, 2],
    ["a tab within a text", '["a\tb"]', 1, 2],
    ["an unknown escape", String.raw`["\x41"]`, 1, 2],
    ["two documents", "{}\n{}", 2, 1],
  ])("%s", (_, text, line, column) => {
    expect(faultsOf(text)[0]).toMatchObject({ line, column, code: "syntax" });
  });

  it("reports a duplicate key, wherever it is", () => {
    const text = '{"a": [\n{"b": 1, "c": {"b": 2}},\n{"b": 1,\n"\\u0062": 2}],\n"a": 3}';
    expect(places(text)).toEqual([
      [4, 1, "duplicate_key"],
      [5, 1, "duplicate_key"],
    ]);
  });

  it("reports characters that the database cannot store", () => {
    expect(places('["ok \\\\u0000", "\\uD83C\\uDF55",\n"a\\u0000b",\n"\\ud83c"]')).toEqual([
      [2, 1, "character_invalid"],
      [3, 1, "character_invalid"],
    ]);
  });

  it("reports bytes that are not UTF-8, by their line", () => {
    const latin1 = Uint8Array.from([...bytes('{\n"name": "Caf'), 0xe9, ...bytes('"}')]);
    expect(readJson(latin1).faults).toMatchObject([{ line: 2, code: "encoding_invalid" }]);
  });

  it("ignores a byte order mark", () => {
    expect(readJson(bytes('\uFEFF{"a": 1}'))).toMatchObject({ value: { a: 1 }, faults: [] });
  });

  it("treats __proto__ as a key like any other", () => {
    const read = readJson(bytes('{"__proto__": {"admin": true}}'));
    expect("value" in read && Object.keys(read.value as object)).toEqual(["__proto__"]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe("reading a hostile file", () => {
  const refusedAs = (text: string | Uint8Array) =>
    readJson(typeof text === "string" ? bytes(text) : text).faults.map(({ code }) => code);

  it("refuses 60 MB of opening brackets as nested too deep", () => {
    expect(refusedAs(new Uint8Array(60 * 1024 * 1024).fill("[".charCodeAt(0)))).toEqual(["nested_too_deep"]);
    expect(refusedAs('{"a":'.repeat(1_000_000))).toEqual(["nested_too_deep"]);
  });

  it("refuses more than 64 MiB, too long a list, too many keys and too many values", () => {
    expect(refusedAs(new Uint8Array(64 * 1024 * 1024 + 1))).toEqual(["file_too_large"]);
    expect(refusedAs(`[${"1,".repeat(300_000)}1]`)).toEqual(["list_too_long"]);
    expect(refusedAs(`{${Array.from({ length: 250_001 }, (_, key) => `"${key}":0`).join(",")}}`)).toEqual([
      "list_too_long",
    ]);
    expect(refusedAs(`[${`[${"1,".repeat(249_000)}1],`.repeat(21)}1]`)).toEqual(["too_many_values"]);
  });

  it("stops reporting after a hundred faults", () => {
    expect(faultsOf(`[${",\n".repeat(10_000)}]`)).toHaveLength(100);
    expect(faultsOf(`[${",".repeat(1_000_000)}]`)).toHaveLength(1);
    expect(faultsOf(`{${'"a":1,'.repeat(10_000)}"a":1}`)).toHaveLength(100);
  });
});

describe("any text", () => {
  it("that is JSON is read as JSON.parse reads it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        fc.pre(!/\\u/.test(text));
        expect(readJson(bytes(text))).toMatchObject({ value: JSON.parse(text), faults: [] });
      }),
    );
  });

  it("is either read or refused with a place", () => {
    const pieces = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      ",",
      ":",
      '"',
      "\\",
      "1",
      "-",
      "null",
      "a",
      "\n",
      " ",
      "\u0000",
      "é",
    );
    const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(texts, (text) => {
        const read = readJson(bytes(text));
        if ("value" in read) expect(read.value).toEqual(JSON.parse(text));
        else expect(read.faults.every(({ line, column }) => line >= 1 && column >= 1)).toBe(true);
        expect("value" in read).toBe(read.faults.length === 0);
      }),
    );
  });
});
