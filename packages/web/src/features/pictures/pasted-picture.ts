/** Matches elements that take text: file inputs, sliders and checkboxes do not. */
const WRITES =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="file"], [type="range"], [type="radio"], [type="checkbox"])';

const isWriting = (target: unknown): boolean =>
  typeof target === "object" &&
  target !== null &&
  "closest" in target &&
  typeof target.closest === "function" &&
  (target as Pick<Element, "closest">).closest(WRITES) !== null;

/** Returns the picture in a paste; none if the target takes text, or if text was pasted with a picture beside it. */
export function pictureIn(clipboard: Pick<DataTransfer, "files" | "types">, target: unknown): File | null {
  if (isWriting(target) || clipboard.types.includes("text/plain")) return null;
  return [...clipboard.files].find(({ type }) => type.startsWith("image/")) ?? null;
}
