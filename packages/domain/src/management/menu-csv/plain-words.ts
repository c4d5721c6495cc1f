import { foldedWords } from "../../language/folded-words.ts";

/** Words as they are compared in a menu's CSV: "Nom (français)", "nom_francais" and "NOM FRANÇAIS" are one. */
export const plainWords = (words: string): string => foldedWords(words).join(" ");
