/** Longest name at a table, in code points: it stands on the kitchen's ticket. */
export const MAX_NICKNAME = 30;

/** Characters that show nothing and move or hide others; those that choose between two looks of a picture are none. */
const HIDDEN = /(?![\ufe0e\ufe0f])[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More marks upon a letter than any language writes: they cover the lines above and below. */
const HEAPED = /\p{M}{4}/u;

/** A nickname as it is kept, or null where it is none: something to read, on one line, with nothing hidden in it. */
export const readNickname = (text: string): string | null => {
  const name = text.normalize().replace(/\s+/g, " ").trim();
  const isName = /[\p{L}\p{N}]/u.test(name) && !HIDDEN.test(name) && !HEAPED.test(name.normalize("NFD"));
  return isName && Array.from(name).length <= MAX_NICKNAME ? name : null;
};
