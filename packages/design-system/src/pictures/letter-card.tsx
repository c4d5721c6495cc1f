import { classNames } from "../class-names.ts";

/**
 * A background and its text colour. The pairs work in both schemes, and do not have the meaning that these roles have
 * elsewhere.
 */
const PAPERS = {
  tomato: "bg-primary-tint text-primary-ink",
  mustard: "bg-warning-tint text-warning-ink",
  leaf: "bg-success-tint text-success-ink",
  plum: "bg-vip-tint text-vip-ink",
  sea: "bg-info-tint text-info-ink",
  linen: "bg-sunken text-ink-2",
} as const;
export type Paper = keyof typeof PAPERS;

/**
 * Replaces a dish's photo with its first letter, large enough to be cut by the card's edge, as a magazine does where it
 * has no picture. It fills its frame and is decorative: the dish's name is next to it.
 */
export function LetterCard({ name, paper = "linen" }: { name: string; paper?: Paper }) {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0] ?? "";
  return (
    <span aria-hidden="true" className={classNames("ds-letter font-display", PAPERS[paper])}>
      <span>{letter.toLocaleUpperCase()}</span>
    </span>
  );
}
