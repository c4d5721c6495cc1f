import { formatDateOf } from "../../../language/days.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { useLanguage } from "../../../language/language.ts";

/** The day on which an article was first published. */
export function ArticleDate({ at }: { at: string }) {
  const language = useLanguage();
  const timezone = useTimezone();
  return <time dateTime={at}>{formatDateOf(at, timezone, language)}</time>;
}
