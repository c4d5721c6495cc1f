import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage, useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { sectionWord } from "../../../menus/reading/menu-words.ts";
import type { SetField } from "../line-edits.ts";

interface SectionFieldProps {
  menu: Pick<EditedMenu, "sections">;
  section: string | null;
  choose: (section: string | null) => void;
  /** The label of "no section". */
  none?: string;
}

/** The choice of one of the owner's sections, or none. */
export function SectionField({ menu, section, choose, none }: SectionFieldProps) {
  const language = useLanguage();
  const sections = menu.sections.filter(({ ref, listed }) => listed || ref === section);
  return (
    <Field label={m.management_field_section()}>
      <Select
        value={section === null ? "none" : `own ${section}`}
        onValueChange={(value) => choose(value.startsWith("own ") ? value.slice(4) : null)}
        options={[
          { value: "none", label: none ?? m.management_no_section() },
          ...sections.map(({ ref, name }) => ({
            value: `own ${ref}`,
            label: textIn(name, language) || m.management_nameless(),
          })),
        ]}
      />
    </Field>
  );
}

/** The section of a dish (menus §31); without sections there is nothing to choose. */
export function SectionSelect({ menu, dish, set }: { menu: EditedMenu; dish: EditedItem; set: SetField }) {
  useWords();
  if (menu.sections.length === 0) return null;
  const { section_id } = dish;
  return (
    <SectionField
      menu={menu}
      section={section_id}
      choose={(section) => set("section_id", section_id, section)}
      none={m.management_section_of_type({ type: sectionWord(dish.type) })}
    />
  );
}
