import { Badge } from "@tablee/design-system/badge";
import type { Language } from "@tablee/domain/language/text";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { LANGUAGE_NAMES, ownFirst } from "../menu/language-names.ts";
import { PictureSetting } from "./picture-setting.tsx";
import { Part, TextSetting } from "./setting-fields.tsx";
import type { SettingsForm } from "./use-settings.ts";

/** The section for name, words in both languages, and pictures. */
export function AboutSection({ form }: { form: SettingsForm }) {
  const own = useLanguage();
  return (
    <>
      <Part title={m.management_words()} text={m.management_words_text()}>
        <div className="grid grid-cols-1 gap-x-6 gap-y-6 tablet:grid-cols-2">
          {ownFirst(own).map((language) => (
            <Words key={language} form={form} language={language} />
          ))}
        </div>
      </Part>
      <Part title={m.management_pictures()} text={m.management_pictures_text()}>
        <div className="grid grid-cols-1 items-start gap-4 tablet:grid-cols-[2fr_1fr]">
          <PictureSetting page={form.page} which="cover" />
          <PictureSetting page={form.page} which="mark" />
        </div>
      </Part>
    </>
  );
}

function Words({ form, language }: { form: SettingsForm; language: Language }) {
  useWords();
  const other = language === "en" ? "fr" : "en";
  const lacking = (name: "name" | "description" | "menu_description") =>
    !form.values[`${name}_${language}`] && form.values[`${name}_${other}`] ? (
      <Badge tone="warning">{m.management_lacking()}</Badge>
    ) : null;
  const field = { form, nullable: true, lang: language } as const;
  return (
    <fieldset className="grid grid-cols-1 gap-4 self-start">
      <legend className="mb-2 text-base font-heavy" lang={language}>
        {LANGUAGE_NAMES[language]}
      </legend>
      <TextSetting
        {...field}
        name={`name_${language}`}
        label={m.management_field_name()}
        placeholder={form.page.name.default ?? undefined}
        aside={lacking("name")}
        maxLength={200}
      />
      <TextSetting
        {...field}
        name={`menu_description_${language}`}
        label={m.management_line()}
        hint={m.management_line_hint()}
        aside={lacking("menu_description")}
        maxLength={300}
      />
      <TextSetting
        {...field}
        name={`description_${language}`}
        label={m.management_field_description()}
        aside={lacking("description")}
        maxLength={2_000}
        rows={4}
      />
    </fieldset>
  );
}
