import { foldedWords } from "../../language/folded-words.ts";

/** Normalises words for comparison in a menu's CSV: "Nom (français)", "nom_francais" and "NOM FRANÇAIS" are equal. */
export const plainWords = (words: string): string => foldedWords(words).join(" ");
