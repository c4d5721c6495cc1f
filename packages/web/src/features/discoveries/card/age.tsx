import { formatAge } from "../../../language/age.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";

/** How long ago, in the few characters of language §17; the machine-readable attribute has the full timestamp. */
export function Age({ moment, className = "" }: { moment: string; className?: string }) {
  const language = useLanguage();
  const now = useNow();
  const timezone = useTimezone();
  return (
    <time dateTime={moment} className={`num text-cap text-ink-3 ${className}`}>
      {formatAge(new Date(moment), now, language, timezone)}
    </time>
  );
}
