const TAG_OPENS = /<[a-z!/?]/i;
const HARD_SPACE = /&(?:nbsp|#0*160|#x0*a0);?/i;

/** A text without HTML tags and without the entity of the space that does not break (wire §25). */
export const isPlainText = (text: string): boolean => {
  const opens = text.search(TAG_OPENS);
  const hasTag = opens !== -1 && text.includes(">", opens);
  return !hasTag && !HARD_SPACE.test(text);
};
