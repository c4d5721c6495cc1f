import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { LanguageSwitch } from "../../../shell/language/language-switch.tsx";
import { ThemeSwitch } from "../../../shell/theme-switch.tsx";
import { dietStore, useAvoided } from "../../menus/filter/diet-store.ts";
import { AllergenChoice } from "../../menus/filter/filter-choices.tsx";
import { CurrencyChoice } from "./currency-choice.tsx";
import { OwnFormFrame, OwnTextField } from "./own-form.tsx";
import { OwnSection } from "./own-page.tsx";
import { useOwnForm } from "./use-own-form.ts";

/** The tab for how the product presents itself to a member, and for what they eat. */
export function PreferencesTab({ user }: { user: User }) {
  useWords();
  const form = useOwnForm(user, "preferences");
  const avoided = useAvoided();
  return (
    <>
      <OwnSection title={m.shell_language()} text={m.own_language_text()}>
        <LanguageSwitch />
      </OwnSection>
      <OwnSection title={m.shell_theme()} text={m.own_theme_text()}>
        <ThemeSwitch />
      </OwnSection>
      <OwnSection title={m.own_currency_title()} text={m.own_currency_text()}>
        <CurrencyChoice />
      </OwnSection>
      <OwnSection title={m.own_calories_title()} text={m.own_calories_text()}>
        <OwnFormFrame form={form}>
          <OwnTextField
            form={form}
            field="target_calories"
            label={m.own_calories_label()}
            wrong={m.own_calories_invalid()}
            aside={m.own_optional()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        </OwnFormFrame>
      </OwnSection>
      <div className="mt-10">
        <AllergenChoice onPage chosen={avoided} onChoose={(without) => dietStore.set({ without })} />
      </div>
    </>
  );
}
