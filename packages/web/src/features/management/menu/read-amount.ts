/** An amount as people type it, 12.50 or 12,50 with or without a sign of money; null where it is none. */
export function readAmount(typed: string): number | null {
  const bare = typed.replaceAll(/[\s $€]/g, "").replace(",", ".");
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(bare) ? Number(bare) : null;
}
