import { visibleLine } from "../language/visible-text.ts";

/** Maximum length of a nickname, in code points: it is printed on the kitchen's ticket. */
export const MAX_NICKNAME = 30;

/** Characters that mean nothing, or something else in each font. */
const UNKNOWN = /[\p{Co}\p{Cn}]/u;
/** More combining marks on a letter than any language uses; they would cover the lines above and below. */
const HEAPED = /\p{M}{4}/u;

/**
 * Normalises a nickname; null if it is invalid. It must be readable, on one line and without invisible characters
 * (language §25).
 */
export const readNickname = (text: string): string | null => {
  const name = text.normalize().replace(/\s+/g, " ").trim();
  const isName =
    /[\p{L}\p{N}]/u.test(name) &&
    visibleLine(name) === name &&
    !UNKNOWN.test(name) &&
    !HEAPED.test(name.normalize("NFD"));
  return isName && Array.from(name).length <= MAX_NICKNAME ? name : null;
};
