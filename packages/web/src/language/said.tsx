import { otherLanguageIn, textIn } from "@tablee/domain/language/text-in";
import type { Text } from "@tablee/domain/language/text";
import { useLanguage } from "./language.ts";

/** What somebody wrote, marked where it is not in the reader's language, so that it is read out as it should be. */
export function Said({ text }: { text: Text }) {
  const language = useLanguage();
  const words = textIn(text, language);
  const other = otherLanguageIn(text, language);
  return other ? <span lang={other}>{words}</span> : words;
}
