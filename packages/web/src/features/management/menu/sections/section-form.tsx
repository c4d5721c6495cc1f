import type { EditedSection } from "@tablee/contract/management/edited-menu.schema";
import { Switch } from "@tablee/design-system/inputs/switch";
import { hasText, textIn } from "@tablee/domain/language/text-in";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { useLanguage, useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";

import { AddLineSelect } from "../adding/add-line-select.tsx";
import { DishPicture } from "../dish-row.tsx";
import { LANGUAGE_NAMES, ownFirst } from "../language-names.ts";
import { LineActions } from "../line-actions.tsx";
import { LineChips } from "../line-chips.tsx";
import type { SetField } from "../line-edits.ts";
import { TextField } from "../line-fields.tsx";
import { LinePanel } from "../line-panel.tsx";
import { PictureField } from "../../line-picture.tsx";
import type { EditorProps } from "../line-places.tsx";
import { sectionEdits } from "./section-groups.ts";
import { SettlingWeek } from "./settling-week.tsx";

/** The form of an owner's section: its name in both languages, picture, hours, and its dishes. */
export function SectionForm({ editing, draft, menu, section }: EditorProps & { section: EditedSection }) {
  const language = useLanguage();
  const { ref, name } = section;
  const set: SetField = (field, seen, value) =>
    editing.edit([{ kind: "set", list: "sections", ref, field, seen, value }]);
  return (
    <LinePanel
      restaurant_id={draft.restaurant_id}
      name={textIn(name, language) || m.management_nameless()}
      isNameless={!hasText(name)}
      view="sections"
      back={m.management_all_sections()}
      picture={<DishPicture src={section.image_url} className="size-14" />}
    >
      <LineActions
        editing={editing}
        list="sections"
        lines={menu.sections}
        beside={menu.sections.filter(({ listed }) => listed)}
        line={section}
      />
      <div className="grid grid-cols-1 gap-5 @min-[26rem]:grid-cols-2">
        {ownFirst(language).map((one) => (
          <TextField
            key={one}
            label={`${m.management_field_name()} · ${LANGUAGE_NAMES[one]}`}
            text={name}
            language={one}
            isNeeded
            save={(words, seen) => set(`name.${one}`, seen, words)}
          />
        ))}
        <PictureField image_url={section.image_url} set={set} />
      </div>
      <HoursOfSection section={section} set={set} />
      <DishesOfSection {...{ editing, draft, menu, section }} />
    </LinePanel>
  );
}

type Days = NonNullable<EditedSection["hours"]>;
const weekOf = (days: Days): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day, at) => [day, days[at] ?? []])) as WeekHours;
const daysOf = (week: WeekHours): Days => WEEKDAYS.map((day) => week[day]);
/** The initial hours: a morning that can be extended or moved. */
const FIRST_HOURS: Days = WEEKDAYS.map(() => [[7, 11]]);

/** The hours of a section: whenever the restaurant is open, or its own (menus §32). */
function HoursOfSection({ section: { hours }, set }: { section: EditedSection; set: SetField }) {
  useWords();
  return (
    <div className="grid grid-cols-1 gap-4">
      <Switch
        label={m.management_hours_of_its_own()}
        description={m.management_section_hours_hint()}
        checked={hours !== null}
        onCheckedChange={(own) => set("hours", hours, own ? FIRST_HOURS : null)}
      />
      {hours ? <SettlingWeek week={weekOf(hours)} save={(week) => set("hours", hours, daysOf(week))} /> : null}
    </div>
  );
}

function DishesOfSection({ editing, draft, menu, section: { ref } }: EditorProps & { section: EditedSection }) {
  useWords();
  const inIt = menu.items.filter(({ section_id }) => section_id === ref);
  const put = (dish: string, section: string | null) =>
    editing.edit(
      sectionEdits(
        menu.items.filter((one) => one.ref === dish),
        section,
      ),
    );
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-bs font-semibold">{m.management_dishes()}</legend>
      <LineChips restaurant_id={draft.restaurant_id} lines={inIt} remove={(dish) => put(dish, null)} />
      <AddLineSelect
        label={m.management_section_take()}
        lines={menu.items.filter(({ section_id, listed }) => listed && section_id !== ref)}
        add={(dish) => put(dish, ref)}
      />
    </fieldset>
  );
}
