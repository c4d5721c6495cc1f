/** Stores members' pictures. A stored picture is never replaced under its name. */
export interface PictureStore {
  /** All or nothing; throws PicturesUnavailable in the latter case. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  get(name: string): Promise<StoredPicture | null>;
  /** Names without a picture are ignored. */
  remove(names: readonly string[]): Promise<void>;
  /** Lists names older than the moment, for the sweep of pictures that no row refers to. */
  list(prefix: string, olderThan: Date): AsyncIterable<string>;
}

export interface StoredPicture {
  bytes: Uint8Array;
  type: string;
}

/** The store is temporarily unavailable: it is full, or does not answer. */
export class PicturesUnavailable extends Error {
  override name = "PicturesUnavailable";
}

/** By the extension of the name. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["webp", "image/webp"],
  ["avif", "image/avif"],
]);

/** Names cannot contain anything that a file system or URL could interpret as a path. */
const NAME = /^[a-z\d]{1,64}(?:-[a-z\d]{1,16})?\.([a-z]{4})$/;

/** Returns the type of the picture with this name; null if no picture of ours can have that name. */
export const typeOfPicture = (name: string): string | null => TYPES.get(NAME.exec(name)?.[1] ?? "") ?? null;

/** Throws for a name that no picture of ours can have, and for a type that does not match its extension. */
export function requirePictureName(name: string, type?: string): void {
  const own = typeOfPicture(name);
  if (own === null || (type !== undefined && type !== own)) throw new Error("Not a name of a picture of this type");
}
