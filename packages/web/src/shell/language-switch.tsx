import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { useLanguage } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { useLanguageSwitch } from "./use-language-switch.ts";

/** Each language by its own name, so that who cannot read this one finds theirs. */
export function LanguageSwitch() {
  const language = useLanguage();
  return (
    <SegmentedControl
      label={m.shell_language()}
      value={language}
      onValueChange={useLanguageSwitch()}
      items={[
        { value: "en", label: <span lang="en">English</span> },
        { value: "fr", label: <span lang="fr">Français</span> },
      ]}
    />
  );
}

/** The other language in one press, at the foot of the side menu. */
export function OtherLanguageButton() {
  const language = useLanguage();
  const change = useLanguageSwitch();
  const other = language === "en" ? "fr" : "en";
  return (
    <button
      type="button"
      lang={other}
      aria-label={m.shell_other_language()}
      title={m.shell_other_language()}
      onClick={() => change(other)}
      className="hit grid size-9 shrink-0 place-items-center rounded-full text-cap font-semibold text-ink hover:bg-sunken active:bg-sunken-2"
    >
      {other.toUpperCase()}
    </button>
  );
}
