import type { Text } from "../language/text.ts";

const isSaid = (words: string | null): boolean => words !== null && words.trim() !== "";

/** Where a translated text is required, it says something in English, in French or in no language (language §11). */
export const hasTranslation = (text: Text): boolean => [text.en, text.fr, text.default].some(isSaid);
