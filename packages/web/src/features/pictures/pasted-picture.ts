/** What takes words: files, sliders and boxes to tick do not. */
const WRITES =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="file"], [type="range"], [type="radio"], [type="checkbox"])';

const isWriting = (target: unknown): boolean =>
  typeof target === "object" &&
  target !== null &&
  "closest" in target &&
  typeof target.closest === "function" &&
  (target as Pick<Element, "closest">).closest(WRITES) !== null;

/** The picture that a paste brings: none where one writes, nor where words are pasted that have a picture beside them. */
export function pictureIn(clipboard: Pick<DataTransfer, "files" | "types">, target: unknown): File | null {
  if (isWriting(target) || clipboard.types.includes("text/plain")) return null;
  return [...clipboard.files].find(({ type }) => type.startsWith("image/")) ?? null;
}
