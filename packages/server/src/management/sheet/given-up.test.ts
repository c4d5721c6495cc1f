import { EventEmitter } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("node:worker_threads");
  vi.resetModules();
});

/** Loads the reader with a worker thread that dies of this error. */
async function readingThatDies(of: Error) {
  vi.resetModules();
  vi.doMock("node:worker_threads", () => ({
    Worker: class extends EventEmitter {
      constructor() {
        super();
        setImmediate(() => this.emit("error", of));
      }
      terminate = async () => 1;
    },
  }));
  return (await import("./sheet-apart.ts")).readSheetAsItFits;
}

const bytes = new Uint8Array([0x50, 0x4b, 3, 4]);

describe("a spreadsheet whose thread dies before it is read", () => {
  it("is reported as unreadable if the thread ran out of memory, and is counted", async () => {
    const read = await readingThatDies(Object.assign(new Error("heap"), { code: "ERR_WORKER_OUT_OF_MEMORY" }));
    const tooMuch = vi.fn(async () => null);
    expect(await read("preview", { bytes }, tooMuch)).toMatchObject({ code: "not_csv" });
    expect(await read("menu", { bytes }, tooMuch)).toMatchObject({ dishes: [], faults: [{ code: "not_csv" }] });
    expect(tooMuch).toHaveBeenCalledTimes(2);
  });

  it("throws the thread's error if it died of anything else", async () => {
    const read = await readingThatDies(new TypeError("ours"));
    const tooMuch = vi.fn(async () => null);
    await expect(read("preview", { bytes }, tooMuch)).rejects.toThrow("ours");
    expect(tooMuch).not.toHaveBeenCalled();
  });
});
