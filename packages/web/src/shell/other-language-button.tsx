import { useLanguage } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { useLanguageSwitch } from "./use-language-switch.ts";

/** The other language in one press, at the foot of the side menu. */
export function OtherLanguageButton() {
  const language = useLanguage();
  const change = useLanguageSwitch();
  const other = language === "en" ? "fr" : "en";
  return (
    <button
      type="button"
      lang={other}
      // What is read out begins with what is seen, so that it can be called by voice.
      aria-label={`${other.toUpperCase()}, ${m.shell_other_language()}`}
      title={m.shell_other_language()}
      onClick={() => change(other)}
      className="hit grid size-9 shrink-0 place-items-center rounded-full text-cap font-semibold text-ink hover:bg-sunken active:bg-sunken-2"
    >
      {other.toUpperCase()}
    </button>
  );
}
