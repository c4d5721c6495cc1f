import type { Text } from "../language/text.ts";

const isSaid = (words: string | null): boolean => words !== null && words.trim() !== "";

/** Whether a required text has words in English, in French or in no particular language (language §11). */
export const hasTranslation = (text: Text): boolean => [text.en, text.fr, text.default].some(isSaid);
