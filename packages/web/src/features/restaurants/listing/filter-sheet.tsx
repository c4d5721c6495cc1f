import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { DIETS } from "@tablee/domain/menus/diets";
import { distanceSteps } from "@tablee/domain/places/distance-steps";
import { isMetric } from "@tablee/domain/places/is-metric";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { useSearch } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRegion } from "../../../language/device-habits.ts";
import { formatDistance } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { tagWord } from "../../../language/tag-words.ts";
import { m } from "../../../paraglide/messages.js";
import { useFinishSheet } from "../../../routes/steps/use-finish-sheet.ts";
import type { Sheet } from "../../../routes/steps/use-sheet.ts";
import { listModeWord } from "../list-words.ts";
import { LIST_TAGS, type RestaurantsFilter } from "../restaurants-search.ts";

const NOTHING = { mode: undefined, serves: undefined, tag: undefined, radius: undefined } satisfies RestaurantsFilter;

/** The other filters of the list: ordering modes, diets, tags, distance. */
export function FilterSheet({ sheet }: { sheet: Sheet }) {
  const language = useLanguage();
  const region = useRegion();
  const { mode, serves, tag, radius } = useSearch({ from: "/restaurants" });
  const [draft, setDraft] = useState<RestaurantsFilter>({ mode, serves, tag, radius });
  const change = (part: RestaurantsFilter) => setDraft((before) => ({ ...before, ...part }));
  const finish = useFinishSheet(sheet);
  const apply = () => finish((search) => ({ ...search, ...draft }));
  const steps = distanceSteps(isMetric(language, region));
  const distances = radius === undefined || steps.includes(radius) ? steps : [...steps, radius].sort((a, b) => a - b);
  return (
    <ResponsiveDialog
      open
      hasOwnStep
      onOpenChange={(open) => (open ? undefined : sheet.hide())}
      title={m.restaurants_filters()}
      closeLabel={m.restaurants_close()}
      footer={<Foot onClear={() => setDraft(NOTHING)} onApply={apply} />}
    >
      <OneOf
        title={m.restaurants_filter_mode()}
        values={ORDER_MODES}
        chosen={draft.mode}
        word={listModeWord}
        onChoose={(next) => change({ mode: next })}
      />
      <OneOf
        title={m.restaurants_filter_diet()}
        values={DIETS}
        chosen={draft.serves}
        word={tagWord}
        onChoose={(next) => change({ serves: next })}
      />
      <OneOf
        title={m.restaurants_filter_tag()}
        values={LIST_TAGS}
        chosen={draft.tag}
        word={tagWord}
        onChoose={(next) => change({ tag: next })}
      />
      <OneOf
        title={m.restaurants_filter_distance()}
        values={distances}
        chosen={draft.radius}
        word={(metres) => m.restaurants_within({ distance: formatDistance(metres / 1_000, language, region) })}
        onChoose={(next) => change({ radius: next })}
      />
    </ResponsiveDialog>
  );
}

function Foot({ onClear, onApply }: { onClear: () => void; onApply: () => void }) {
  useWords();
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="quiet" size="lg" onClick={onClear}>
        {m.restaurants_filters_clear()}
      </Button>
      <Button size="lg" className="min-w-0 grow" onClick={onApply}>
        {m.restaurants_filters_apply()}
      </Button>
    </div>
  );
}

interface OneOfProps<Value> {
  title: ReactNode;
  values: readonly Value[];
  chosen: NoInfer<Value> | undefined;
  word: (value: Value) => string;
  onChoose: (value: Value | undefined) => void;
}

/** A choice of one value or none: pressing the chosen value deselects it. */
const OneOf = <Value extends string | number>({ title, values, chosen, word, onChoose }: OneOfProps<Value>) => (
  <fieldset className="mt-5 first:mt-0">
    <legend className="font-display text-t3">{title}</legend>
    <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2.5">
      {values.map((value) => {
        const selected = value === chosen;
        return (
          <Chip
            key={value}
            selected={selected}
            start={selected ? <Check aria-hidden="true" /> : null}
            onClick={() => onChoose(selected ? undefined : value)}
          >
            {word(value)}
          </Chip>
        );
      })}
    </div>
  </fieldset>
);
