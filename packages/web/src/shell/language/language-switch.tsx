import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useLanguageSwitch } from "./use-language-switch.ts";

/** Names each language in that language, so that people who cannot read the current one find theirs. */
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
