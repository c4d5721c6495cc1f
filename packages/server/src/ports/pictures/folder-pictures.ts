import { randomBytes } from "node:crypto";
import { mkdir, open, opendir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PicturesUnavailable, type PictureStore, requirePictureName, typeOfPicture } from "./pictures.ts";

/** No picture has such a name, so a file half written by a killed process is never read. */
const DRAFTS = "drafts";

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

const ignoreMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/**
 * Stores pictures as files below a folder, in subfolders by the first two characters of their names. The folder is
 * created on demand.
 */
export function folderPictures(folder: string): PictureStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    put: async (name, bytes, type) => {
      requirePictureName(name, type);
      await writeWhole(pathOf(name), join(folder, DRAFTS), bytes).catch((error: unknown) => {
        throw new PicturesUnavailable("A picture could not be written", { cause: error });
      });
    },
    get: async (name) => {
      const type = typeOfPicture(name);
      const bytes = type === null ? null : await readFile(pathOf(name)).catch(ignoreMissing);
      return type === null || bytes === null ? null : { bytes, type };
    },
    remove: async (names) => {
      for (const name of names) {
        requirePictureName(name);
        await rm(pathOf(name), { force: true });
      }
    },
    list: async function* (prefix, olderThan) {
      await removeAbandoned(join(folder, DRAFTS), olderThan);
      for await (const shelf of entriesOf(folder)) {
        if (shelf.length !== 2 || !shelf.startsWith(prefix.slice(0, 2))) continue;
        for await (const name of entriesOf(join(folder, shelf))) {
          if (typeOfPicture(name) === null || !name.startsWith(prefix)) continue;
          const { mtime } = (await stat(pathOf(name)).catch(ignoreMissing)) ?? { mtime: olderThan };
          if (mtime < olderThan) yield name;
        }
      }
    },
  };
}

/** Writes a file elsewhere, makes sure that it is on the disk, and only then moves it into place. */
async function writeWhole(path: string, drafts: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(drafts, { recursive: true });
  const draft = join(drafts, randomBytes(12).toString("hex"));
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/**
 * Syncs the folder, so that a file's name is as durable as its content; systems that cannot sync folders do not need
 * it.
 */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r").catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

async function* entriesOf(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoreMissing);
  if (entries) for await (const { name } of entries) yield name;
}

/** Removes drafts of processes that were killed while writing: a running process finishes within seconds. */
async function removeAbandoned(drafts: string, before: Date): Promise<void> {
  for await (const name of entriesOf(drafts)) {
    const path = join(drafts, name);
    const { mtime } = (await stat(path).catch(ignoreMissing)) ?? { mtime: before };
    if (mtime < before) await rm(path, { force: true });
  }
}
