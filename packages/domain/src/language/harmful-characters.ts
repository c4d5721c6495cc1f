/**
 * Control characters other than the line feed, characters that change the direction of text (overrides, embeddings and
 * isolates, which can make one text look like another), and lone surrogates.
 */
const HARMFUL = /[[\p{Cc}--\n]\p{Cs}\u202a-\u202e\u2066-\u2069]/v;

/**
 * Whether a text has characters that nobody types by accident. Comments and names are refused for them; other texts
 * lose them (language §25).
 */
export const hasHarmful = (text: string): boolean => HARMFUL.test(text);
