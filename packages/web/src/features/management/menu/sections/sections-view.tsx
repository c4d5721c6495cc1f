import type { EditedMenu, EditedSection } from "@tablee/contract/management/edited-menu.schema";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAddLine } from "../adding/use-add-line.ts";
import { LineList } from "../line-list.tsx";
import { type EditorProps, LinePlaces } from "../line-places.tsx";
import { newSection } from "../new-lines.ts";
import { SectionForm } from "./section-form.tsx";

const factsOf = ({ ref, hours }: EditedSection, { items }: EditedMenu): string => {
  const count = items.filter(({ section_id, listed }) => listed && section_id === ref).length;
  return [m.management_dishes_count({ count }), ...(hours ? [m.management_hours_of_its_own()] : [])].join(" · ");
};

/** The owner's sections in their order on the menu, and the open one. */
export function SectionsView({ opened, ...editor }: EditorProps & { opened: string | undefined }) {
  useWords();
  const { editing, menu } = editor;
  const section = menu.sections.find(({ ref }) => ref === opened);
  const addLine = useAddLine({ editing, menu, list: "sections", view: "sections", opened });
  const add = () => addLine(newSection(menu), menu.sections.findLast(({ listed }) => listed)?.ref ?? null);
  return (
    <LinePlaces
      hint={menu.sections.length === 0 ? m.management_no_sections_text() : m.management_pick_section()}
      form={section ? <SectionForm key={section.ref} {...editor} section={section} /> : null}
      list={
        <LineList
          {...editor}
          list="sections"
          view="sections"
          lines={menu.sections}
          opened={section?.ref}
          label={m.management_own_sections()}
          addLabel={m.management_add_section()}
          none={m.management_no_sections()}
          add={add}
          facts={(line) => factsOf(line, menu)}
        />
      }
    />
  );
}
