/** The length of a text in code points, which is what every limit and the database count. */
export const lengthOf = (text: string): number => Array.from(text).length;
