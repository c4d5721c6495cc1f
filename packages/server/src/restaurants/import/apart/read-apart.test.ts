import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readApart, readAsItFits } from "./read-apart.ts";
import { type FileToRead, readFile } from "../read-file.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const at = new Date("2026-11-23T12:00:00Z");
const osm = (bytes: Uint8Array): FileToRead => ({ format: "osm", bytes, owner: { ref: "", name: "" }, at });

/** Measures the CPU time that this thread, where it would delay calls, spends on a reading. */
const spentOn = async (reading: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await reading();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
};

/**
 * Measures this thread's part if a file is read apart, as a share of what it takes to read it here. The least of three:
 * what the thread collects of earlier files' garbage at that moment has nothing to do with it.
 */
const shareHere = async (file: FileToRead): Promise<number> => {
  const apart: number[] = [];
  for (let reading = 0; reading < 3; reading++) apart.push(await spentOn(() => readApart(file)));
  return Math.min(...apart) / (await spentOn(() => readFile(file)));
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
    expect(await readApart(osm(bytes))).toMatchObject({ restaurants: [], errors: [{ code: "syntax" }] });
    expect(await shareHere(osm(bytes))).toBeLessThan(0.2);
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
      const reading = readAsItFits(file);
      expect(process.getActiveResourcesInfo()).toContain("ProcessWrap");
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
    expect((await readApart(osm(bytes)))?.errors).toHaveLength(1_001);
    expect(await shareHere(osm(bytes))).toBeLessThan(0.2);
  });
});
