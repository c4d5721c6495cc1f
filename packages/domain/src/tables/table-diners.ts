import { skeletonOf } from "../language/letter-skeleton.ts";
import { MAX_NICKNAME } from "./nickname.ts";
import type { TableDiner } from "./table.ts";

/**
 * A name that nobody at the table has, and that looks like nobody's: the wanted one, or the wanted one with the lowest
 * free number.
 */
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
 * Who has the opener's rights after a diner leaves: the previous opener, or, if that is the one who leaves, the first
 * remaining diner who is present, else the first remaining one. null if nobody remains.
 */
export const openerAfter = (
  diners: readonly (Omit<TableDiner, "member"> & { present: boolean })[],
  leaving: string,
): string | null => {
  const staying = diners.filter(({ id, left }) => id !== leaving && !left);
  const heir = staying.find(({ opener }) => opener) ?? staying.find(({ present }) => present) ?? staying[0];
  return heir?.id ?? null;
};
