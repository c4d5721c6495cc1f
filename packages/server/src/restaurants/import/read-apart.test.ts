import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readApart, readAsItFits } from "./read-apart.ts";
import { type FileToRead, readFile } from "./read-file.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const at = new Date("2026-11-23T12:00:00Z");
const osm = (bytes: Uint8Array): FileToRead => ({ format: "osm", bytes, owner: { ref: "", name: "" }, at });

/** Measures which share of the CPU time is spent in this thread, where it would delay calls. */
const shareHere = async <T>(work: () => Promise<T>): Promise<{ answer: T; share: number }> => {
  const [here, all] = [process.threadCpuUsage(), process.cpuUsage()];
  const answer = await work();
  const spent = ({ user, system }: NodeJS.CpuUsage) => user + system;
  return { answer, share: spent(process.threadCpuUsage(here)) / spent(process.cpuUsage(all)) };
};

describe("reading in a thread of its own", { timeout: 120_000 }, () => {
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
    expect(apart.restaurants).toHaveLength(450);
    expect(apart).toEqual(await readFile(file));
    // The given bytes remain usable for the caller.
    expect(file.bytes.length).toBeGreaterThan(0);
  });

  it("leaves this thread free during 16 MB of blanks that end in a fault", async () => {
    const bytes = new Uint8Array(16 * 1024 * 1024).fill(32);
    bytes.set(bytesOf('{"elements": ['));
    const { answer, share } = await shareHere(() => readApart(osm(bytes)));
    expect(answer).toMatchObject({ restaurants: [], errors: [{ code: "syntax" }] });
    expect(share).toBeLessThan(0.2);
  });

  it("leaves this thread free although a file is small, if reading it may be costly", async () => {
    const opening_hours = "week 1-53/2 Mo[1,2,3,4,5,-1] 10:00-12:00; ".repeat(90);
    const elements = [{ type: "node", id: 1, lat: 45.5, lon: -73.6, tags: { name: "x", opening_hours } }];
    const hours = osm(bytesOf(JSON.stringify({ elements })));
    const rows = [
      ["name", "price"],
      ["Soup", 4],
    ];
    const bytes = await writeXlsx({ sheets: [{ name: "Menu", rows }] });
    const workbook: FileToRead = { format: "csv", bytes, owner: { ref: "x", name: "X" }, at };
    for (const file of [hours, workbook]) {
      const { answer, share } = await shareHere(() => readAsItFits(file));
      expect(answer.restaurants).toHaveLength(1);
      expect(share).toBeLessThan(0.3);
    }
  });

  it("leaves this thread free during twenty thousand wrong rows", async () => {
    const elements = Array.from({ length: 20_000 }, (_, id) => ({
      type: "node",
      id: id + 1,
      lat: 200,
      tags: { name: "x" },
    }));
    const bytes = bytesOf(JSON.stringify({ elements }));
    const { answer, share } = await shareHere(() => readApart(osm(bytes)));
    expect(answer.errors).toHaveLength(1_001);
    expect(share).toBeLessThan(0.2);
  });
});
