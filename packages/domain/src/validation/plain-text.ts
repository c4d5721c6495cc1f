const TAG_OPENS = /<[a-z!/?]/i;
const HARD_SPACE = /&(?:nbsp|#0*160|#x0*a0);?/i;

/** Whether a text contains no HTML tags and no non-breaking space entity (wire §25). */
export const isPlainText = (text: string): boolean => {
  const opens = text.search(TAG_OPENS);
  const hasTag = opens !== -1 && text.includes(">", opens);
  return !hasTag && !HARD_SPACE.test(text);
};
