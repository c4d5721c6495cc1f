import { formatDate } from "../../../language/days.ts";
import { useLanguage } from "../../../language/language.ts";

/** The day on which it was first published. */
export function ArticleDate({ at }: { at: string }) {
  const language = useLanguage();
  return <time dateTime={at}>{formatDate(at.slice(0, 10), language)}</time>;
}
