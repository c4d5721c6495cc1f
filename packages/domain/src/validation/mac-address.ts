/** Six bytes, all with the same sign between them. */
const MAC = /^[0-9a-f]{2}([:-])(?:[0-9a-f]{2}\1){4}[0-9a-f]{2}$/i;

export const isMacAddress = (text: string): boolean => MAC.test(text);

/** As it is kept: lowercase, with colons. */
export const tidyMacAddress = (text: string): string => text.toLowerCase().replaceAll("-", ":");
