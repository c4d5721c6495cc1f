import type { TableDiner } from "./table.ts";

/** Longest name at a table, in code points: it stands on the kitchen's ticket. */
export const MAX_NICKNAME = 30;

/** A nickname as it is kept, or null where it is none: something to read, on one line, without control characters. */
export const readNickname = (text: string): string | null => {
  const name = text.normalize().replace(/\s+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(name) && !/\p{C}/u.test(name) && Array.from(name).length <= MAX_NICKNAME ? name : null;
};

const fold = (name: string): string => name.normalize("NFKC").toLowerCase();

/** A name that nobody at the table has yet: the wanted one, or with the first number that tells them apart. */
export const distinctName = (wanted: string, taken: readonly string[]): string => {
  const there = new Set(taken.map(fold));
  const base = Array.from(wanted).slice(0, MAX_NICKNAME).join("").trim();
  if (!there.has(fold(base))) return base;
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`;
    const name =
      Array.from(base)
        .slice(0, MAX_NICKNAME - ending.length)
        .join("")
        .trim() + ending;
    if (!there.has(fold(name))) return name;
  }
};

/**
 * Who has the opener's rights once a diner says goodbye: whoever had them, or, where that is the one who goes, the
 * first of those who stay, before them the first of those who are there. null: nobody stays.
 */
export const openerAfter = (diners: readonly (TableDiner & { present: boolean })[], leaving: string): string | null => {
  const staying = diners.filter(({ id, left }) => id !== leaving && !left);
  const heir = staying.find(({ opener }) => opener) ?? staying.find(({ present }) => present) ?? staying[0];
  return heir?.id ?? null;
};
