import { setImmediate as turn } from "node:timers/promises";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readApart, readAsItFits } from "./read-apart.ts";
import { READING_BOUNDS } from "./reading-bounds.ts";
import { type FileToRead, readFile } from "../read-file.ts";
import type { FileRead } from "../reading.ts";

const processes = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const at = new Date("2026-11-23T12:00:00Z");
const osm = (bytes: Uint8Array): FileToRead => ({ format: "osm", bytes, owner: { ref: "", name: "" }, at });

/** Counts the turns that other calls can have while something is read. */
const turnsDuring = async (reading: () => Promise<unknown>): Promise<number> => {
  let turns = 0;
  const over = new AbortController();
  const others = (async () => {
    for (; !over.signal.aborted; turns++) await turn();
  })();
  await reading();
  over.abort();
  await others;
  return turns;
};

/** Reads a file apart, and expects that other calls have their turns meanwhile, which a reading here leaves to none. */
const expectFree = async (file: FileToRead, check: (read: FileRead | null) => void): Promise<void> => {
  expect(await turnsDuring(() => readFile(file))).toBeLessThan(100);
  expect(await turnsDuring(async () => check(await readApart(file)))).toBeGreaterThan(1_000);
};

describe("reading in a process of its own", { timeout: 120_000 }, () => {
  it("gives the same result as reading in this thread", async () => {
    const elements = Array.from({ length: 450 }, (_, id) => ({
      type: "node",
      id: id + 1,
      lat: id === 7 ? undefined : 45.5,
      lon: id === 7 ? undefined : -73.6,
      tags: { name: `Place ${id}`, opening_hours: id % 2 ? "Mo-Fr 9h à 17h" : "Mo-12:00" },
    }));
    const file = osm(bytesOf(JSON.stringify({ elements })));
    const apart = await readApart(file);
    expect(apart?.restaurants).toHaveLength(450);
    expect(apart).toEqual(await readFile(file));
    // The given bytes remain usable for the caller.
    expect(file.bytes.length).toBeGreaterThan(0);
  });

  it("leaves this thread free during 4 MB of blanks that end in a fault", async () => {
    const bytes = new Uint8Array(4 * 1024 * 1024).fill(32);
    bytes.set(bytesOf('{"elements": ['));
    await expectFree(osm(bytes), (read) => {
      expect(read).toMatchObject({ restaurants: [], errors: [{ code: "syntax" }] });
    });
  });

  it("happens although a file is small, if reading it may be costly", async () => {
    const elements = [{ type: "node", id: 1, lat: 45.5, lon: -73.6, tags: { name: "x" } }];
    const rows = [
      ["name", "price"],
      ["Soup", 4],
    ];
    const bytes = await writeXlsx({ sheets: [{ name: "Menu", rows }] });
    const workbook: FileToRead = { format: "csv", bytes, owner: { ref: "x", name: "X" }, at };
    for (const file of [osm(bytesOf(JSON.stringify({ elements }))), workbook]) {
      const before = processes();
      const reading = readAsItFits(file, { ...READING_BOUNDS, patience_ms: 100_000 });
      // The one of the file before may still count, but does not end between the two looks.
      expect(processes()).toBe(before + 1);
      expect((await reading).restaurants).toHaveLength(1);
    }
  });

  it("leaves this thread free during eighty thousand wrong rows", async () => {
    const elements = Array.from({ length: 80_000 }, (_, id) => ({
      type: "node",
      id: id + 1,
      lat: 200,
      tags: { name: "x" },
    }));
    const bytes = bytesOf(JSON.stringify({ elements }));
    await expectFree(osm(bytes), (read) => expect(read?.errors).toHaveLength(1_001));
  });
});
