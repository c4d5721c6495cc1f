/** Letters and digits without accents. */
export const isAlphanumerical = (text: string): boolean => /^[a-z0-9]+$/i.test(text);
