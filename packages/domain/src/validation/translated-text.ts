import type { Text } from "../language/text.ts";

const isSaid = (words: string | null): boolean => words !== null && words.trim() !== "";

/** Where a translated text is required, it has something in English or in French. */
export const hasTranslation = ({ en, fr }: Pick<Text, "en" | "fr">): boolean => isSaid(en) || isSaid(fr);
