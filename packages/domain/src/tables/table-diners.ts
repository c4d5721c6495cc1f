import { skeletonOf } from "../language/letter-skeleton.ts";
import { MAX_NICKNAME } from "./nickname.ts";
import type { TableDiner } from "./table.ts";

/** A name that nobody at the table has yet, nor one that looks like it: the wanted one, or with the first number that tells them apart. */
export const distinctName = (wanted: string, taken: readonly string[]): string => {
  const there = new Set(taken.map(skeletonOf));
  const base = Array.from(wanted).slice(0, MAX_NICKNAME).join("").trim();
  if (!there.has(skeletonOf(base))) return base;
  for (let number = 2; ; number += 1) {
    const ending = ` ${number}`;
    const name =
      Array.from(base)
        .slice(0, MAX_NICKNAME - ending.length)
        .join("")
        .trim() + ending;
    if (!there.has(skeletonOf(name))) return name;
  }
};

/**
 * Who has the opener's rights once a diner says goodbye: whoever had them, or, where that is the one who goes, the
 * first of those who stay, before them the first of those who are there. null: nobody stays.
 */
export const openerAfter = (
  diners: readonly (Omit<TableDiner, "member"> & { present: boolean })[],
  leaving: string,
): string | null => {
  const staying = diners.filter(({ id, left }) => id !== leaving && !left);
  const heir = staying.find(({ opener }) => opener) ?? staying.find(({ present }) => present) ?? staying[0];
  return heir?.id ?? null;
};
