import { spacesIn, spacesInAny } from "@tablee/domain/language/french-spaces";
import { otherLanguageIn, textIn } from "@tablee/domain/language/text-in";
import type { Text } from "@tablee/domain/language/text";
import { useLanguage } from "./language.ts";

/**
 * Shows a member's text. A text in another language than the reader's is marked with it, so that screen readers
 * pronounce it correctly, and gets that language's spacing.
 */
export function Said({ text }: { text: Text }) {
  const language = useLanguage();
  const written = textIn(text, language);
  const other = otherLanguageIn(text, language);
  const words = written === text[other ?? language] ? spacesIn(other ?? language, written) : spacesInAny(written);
  return other ? <span lang={other}>{words}</span> : words;
}
