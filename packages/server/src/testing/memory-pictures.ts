import { type PictureStore, requirePictureName, type StoredPicture } from "../ports/pictures/pictures.ts";

export interface MemoryPictures extends PictureStore {
  /** The stored pictures, with the time when each was stored. */
  kept: Map<string, StoredPicture & { at: Date }>;
}

/** An in-memory picture store for tests. */
export function memoryPictures(): MemoryPictures {
  const kept: MemoryPictures["kept"] = new Map();
  return {
    kept,
    put: async (name, bytes, type) => {
      requirePictureName(name, type);
      kept.set(name, { bytes, type, at: new Date() });
    },
    get: async (name) => kept.get(name) ?? null,
    remove: async (names) => {
      for (const name of names) kept.delete(name);
    },
    list: async function* (prefix, olderThan) {
      for (const [name, { at }] of kept) if (name.startsWith(prefix) && at < olderThan) yield name;
    },
  };
}
