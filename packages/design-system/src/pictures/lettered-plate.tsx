import { classNames } from "../class-names.ts";

/** A ground and its ink: each pair is readable in both schemes, and none says what its role would say elsewhere. */
const CLOTHS = [
  "bg-primary-tint text-primary-ink",
  "bg-warning-tint text-warning-ink",
  "bg-success-tint text-success-ink",
  "bg-vip-tint text-vip-ink",
] as const;

/**
 * In the place of a dish's photo: a plate from above on a cloth, with the first letter of the dish. It fills its frame,
 * and is for the eye alone: the dish's name stands beside it. The same name is always on the same cloth.
 */
export function LetteredPlate({ name }: { name: string }) {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "";
  const sum = [...name].reduce((total, each) => total + (each.codePointAt(0) ?? 0), 0);
  return (
    <span aria-hidden="true" className={classNames("ds-plate font-display", CLOTHS[sum % CLOTHS.length])}>
      <span>{letter.toLocaleUpperCase()}</span>
    </span>
  );
}
