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
