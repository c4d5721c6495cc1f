/** Where members' pictures lie. What was once at a name is never replaced. */
export interface PictureStore {
  /** All of it or, where it throws PicturesUnavailable, nothing. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  get(name: string): Promise<StoredPicture | null>;
  /** Names that nothing is at are passed over. */
  remove(names: readonly string[]): Promise<void>;
  /** Names older than the moment, for the sweep of what no row names. */
  list(prefix: string, olderThan: Date): AsyncIterable<string>;
}

export interface StoredPicture {
  bytes: Uint8Array;
  type: string;
}

/** The store cannot take or give anything just now: it is full, or does not answer. */
export class PicturesUnavailable extends Error {
  override name = "PicturesUnavailable";
}

/** By the ending of its name. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["webp", "image/webp"],
  ["avif", "image/avif"],
]);

/** Names hold nothing that a file system or an address could read as a way to somewhere else. */
const NAME = /^[a-z\d]{1,64}(?:-[a-z\d]{1,16})?\.([a-z]{4})$/;

/** The type of the picture at a name; null where no picture of ours can have that name. */
export const typeOfPicture = (name: string): string | null => TYPES.get(NAME.exec(name)?.[1] ?? "") ?? null;

/** Throws for a name that no picture of ours can have, and for a type that is not its ending's. */
export function requirePictureName(name: string, type?: string): void {
  const own = typeOfPicture(name);
  if (own === null || (type !== undefined && type !== own)) throw new Error("Not a name of a picture of this type");
}
