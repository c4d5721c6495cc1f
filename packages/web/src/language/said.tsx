import { spacesIn, spacesInAny } from "@tablee/domain/language/french-spaces";
import { otherLanguageIn, textIn } from "@tablee/domain/language/text-in";
import type { Text } from "@tablee/domain/language/text";
import { useLanguage } from "./language.ts";

/**
 * What somebody wrote, marked where it is not in the reader's language, so that it is read out as it should be, with its
 * lines broken as its language does.
 */
export function Said({ text }: { text: Text }) {
  const language = useLanguage();
  const written = textIn(text, language);
  const other = otherLanguageIn(text, language);
  const words = written === text[other ?? language] ? spacesIn(other ?? language, written) : spacesInAny(written);
  return other ? <span lang={other}>{words}</span> : words;
}
