/** Six bytes, all separated by the same sign. */
const MAC = /^[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}$/i;

export const isMacAddress = (text: string): boolean => MAC.test(text);

/** Normalises an address for storage: lower case, with colons. */
export const tidyMacAddress = (text: string): string => text.toLowerCase().replaceAll("-", ":");
