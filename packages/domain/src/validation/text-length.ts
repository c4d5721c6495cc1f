/** The length of a text in code points, which is how every limit counts and how the database does. */
export const lengthOf = (text: string): number => Array.from(text).length;
