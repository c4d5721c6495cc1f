import type { EditedGroup } from "@tablee/contract/management/edited-menu.schema";
import { Button } from "@tablee/design-system/button";
import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { textIn } from "@tablee/domain/language/text-in";
import { ALLERGENS } from "@tablee/domain/menus/menu";
import { everyModePrice, givenModePrices } from "@tablee/domain/menus/mode-prices";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { allergenWord } from "../../../../language/allergen-words.ts";
import { useLanguage, useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { ChosenChips, toggled } from "../chosen-chips.tsx";
import { LANGUAGE_NAMES, ownFirst } from "../language-names.ts";
import { AmountField, TextField } from "../line-fields.tsx";
import { ModePricesField } from "../prices/mode-prices-field.tsx";
import { PartActions } from "../moving/part-actions.tsx";
import type { EditorProps } from "../line-places.tsx";
import { both } from "../line-edits.ts";
import { OpenedGroups } from "./opened-groups.tsx";
import { SizeField } from "./size-field.tsx";

type Choice = EditedGroup["modifiers"][number];

interface ChoiceRowProps {
  editor: EditorProps;
  group: EditedGroup;
  choice: Choice;
  /** `seen`: the choice as it was when typing began; missing: as it is now. */
  change: (next: Choice, seen?: Choice) => void;
  /** Returns the function that moves it; null if it cannot move further. */
  move: (by: -1 | 1) => (() => void) | null;
  remove: (() => void) | null;
}

/** One choice: its name in both languages and its extra price, and the rest behind a button. */
export function ChoiceRow({ editor, group, choice, change, move, remove }: ChoiceRowProps) {
  const language = useLanguage();
  const { currency } = editor.draft;
  const details = useId();
  const [isOpen, setOpen] = useState(false);
  const name = textIn(choice.name, language) || m.management_nameless();
  return (
    <li aria-label={name} className="rounded-card border border-line p-3">
      <div className="grid grid-cols-1 items-start gap-2 @min-[26rem]:grid-cols-2 @min-[36rem]:grid-cols-[1fr_1fr_9rem]">
        {ownFirst(language).map((one) => (
          <div key={one} lang={one}>
            <TextField
              label={`${m.management_field_name()} · ${LANGUAGE_NAMES[one]}`}
              text={choice.name}
              language={one}
              isNeeded
              save={(...words) =>
                change(...both(words, (own) => ({ ...choice, name: { ...choice.name, [one]: own } })))
              }
            />
          </div>
        ))}
        {choice.type === "selectable" ? (
          <AmountField
            label={m.management_adds()}
            mayTakeOff
            kept={choice.price}
            currency={currency}
            save={(...prices) => change(...both(prices, (price) => ({ ...choice, price: price ?? 0 })))}
          />
        ) : null}
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <Button
          size="sm"
          variant="ghost"
          flush
          aria-label={m.management_details_of({ name })}
          aria-expanded={isOpen}
          aria-controls={details}
          end={<ChevronDown aria-hidden="true" className={isOpen ? "rotate-180" : ""} />}
          onClick={() => setOpen(!isOpen)}
        >
          {m.management_details()}
        </Button>
        <PartActions name={name} move={move} remove={remove} />
      </div>
      <div id={details} hidden={!isOpen} className="mt-3">
        {isOpen ? <ChoiceDetails {...{ editor, group, choice, change }} /> : null}
      </div>
    </li>
  );
}

function DescriptionFields({ choice, change }: Pick<ChoiceRowProps, "choice" | "change">) {
  const language = useLanguage();
  return ownFirst(language).map((one) => (
    <div key={one} lang={one}>
      <TextField
        label={`${m.management_field_description()} · ${LANGUAGE_NAMES[one]}`}
        text={choice.description}
        language={one}
        isLong
        save={(...words) =>
          change(...both(words, (own) => ({ ...choice, description: { ...choice.description, [one]: own } })))
        }
      />
    </div>
  ));
}

function ChoiceDetails({ editor, group, choice, change }: Omit<ChoiceRowProps, "move" | "remove">) {
  useWords();
  const { currency } = editor.draft;
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-1 gap-4 @min-[26rem]:grid-cols-2">
        <DescriptionFields choice={choice} change={change} />
        <Field label={m.management_choice_kind()}>
          <Select
            value={choice.type}
            onValueChange={(type) => change({ ...choice, type })}
            options={[
              { value: "selectable", label: m.management_choice_selectable() },
              { value: "separator", label: m.management_choice_separator() },
              { value: "text", label: m.management_choice_text() },
            ]}
          />
        </Field>
        {choice.type === "selectable" ? (
          <Checkbox
            label={m.management_preselected()}
            checked={choice.preselected}
            onCheckedChange={(preselected) => change({ ...choice, preselected })}
          />
        ) : null}
        {choice.type === "selectable" ? (
          <ModePricesField
            prices={everyModePrice(choice.mode_prices)}
            mayTakeOff
            currency={currency}
            save={(mode, ...prices) => {
              const own = everyModePrice(choice.mode_prices);
              change(
                ...both(prices, (price) => ({ ...choice, mode_prices: givenModePrices({ ...own, [mode]: price }) })),
              );
            }}
          />
        ) : null}
        {group.size_link === "modify" ? (
          <SizeField size={choice.size} save={(...sizes) => change(...both(sizes, (size) => ({ ...choice, size })))} />
        ) : null}
      </div>
      {choice.type === "selectable" ? <OpenedGroups {...editor} group={group} choice={choice} /> : null}
      <ChosenChips
        label={m.management_field_allergens()}
        options={ALLERGENS.map((one) => [one, allergenWord(one)] as const)}
        chosen={choice.allergens}
        toggle={(one) => change({ ...choice, allergens: toggled(choice.allergens, one) })}
      />
    </div>
  );
}
