import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useLanguageSwitch } from "./use-language-switch.ts";

/** Switches to the other language with one press, at the foot of the side menu. */
export function OtherLanguageButton() {
  const language = useLanguage();
  const change = useLanguageSwitch();
  const other = language === "en" ? "fr" : "en";
  return (
    <button
      type="button"
      lang={other}
      // The accessible name begins with the visible text, so that voice control finds the button.
      aria-label={`${other.toUpperCase()}, ${m.shell_other_language()}`}
      title={m.shell_other_language()}
      onClick={() => change(other)}
      className="hit grid size-9 shrink-0 place-items-center rounded-full text-cap font-semibold text-ink hover:bg-sunken active:bg-sunken-2"
    >
      {other.toUpperCase()}
    </button>
  );
}
