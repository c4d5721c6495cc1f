import { execFileSync } from "node:child_process";
import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A disk of a test's own that can be filled completely. */
export interface SmallDisk {
  path: string;
  /** Fills it completely, or except for this many bytes. */
  fill(room?: number): void;
  /** Removes the data that filled it. */
  empty(): void;
  close(): void;
}

const SIZE = "192m";

const LARGEST = 1 << 20;

/** Writes this many bytes; returns whether there was space for all of them. */
const fits = (file: number, size: number): boolean => {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
};

/** In memory, so that no real disk is filled; only root can create one. */
export function openSmallDisk(): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), "tablee-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder], { stdio: "ignore" });
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  const filler = path.join(folder, "filler");
  return {
    path: folder,
    fill: (room = 0) => {
      const file = openSync(filler, "w");
      for (let size = LARGEST; size >= 1;) if (!fits(file, size)) size >>= 1;
      ftruncateSync(file, fstatSync(file).size - room);
      closeSync(file);
    },
    empty: () => rmSync(filler),
    close: () => {
      execFileSync("umount", ["-l", folder], { stdio: "ignore" });
      rmdirSync(folder);
    },
  };
}

/** Whether this process can create one. */
export const canMount = ((): boolean => {
  try {
    openSmallDisk().close();
    return true;
  } catch {
    return false;
  }
})();
