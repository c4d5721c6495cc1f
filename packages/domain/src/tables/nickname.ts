/** Maximum length of a nickname, in code points: it is printed on the kitchen's ticket. */
export const MAX_NICKNAME = 30;

/**
 * Invisible characters that move or hide others. Variation selectors, which choose between two forms of an emoji, are
 * allowed.
 */
const HIDDEN = /(?![\ufe0e\ufe0f])[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** More combining marks on a letter than any language uses; they would cover the lines above and below. */
const HEAPED = /\p{M}{4}/u;

/** Normalises a nickname; null if it is invalid. It must be readable, on one line and without hidden characters. */
export const readNickname = (text: string): string | null => {
  const name = text.normalize().replace(/\s+/g, " ").trim();
  const isName = /[\p{L}\p{N}]/u.test(name) && !HIDDEN.test(name) && !HEAPED.test(name.normalize("NFD"));
  return isName && Array.from(name).length <= MAX_NICKNAME ? name : null;
};
