import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { SuggestInput } from "@tablee/design-system/inputs/suggest-input";
import type { Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { UtensilsCrossed } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { findDishes } from "../../menus/filter/find-dishes.ts";

interface DishFieldProps {
  items: readonly { id: number; name: Text; description: Text }[];
  chosen: number | null;
  onChoose: (item_id: number | null) => void;
}

/** The number of dishes offered at once: somebody who does not see theirs goes on typing. */
const MOST = 8;

/** The choice of a dish of the menu, found by its name, since menus may have hundreds. */
export function DishField({ items, chosen, onChoose }: DishFieldProps) {
  const language = useLanguage();
  const part = useRef<HTMLDivElement>(null);
  const dish = items.find(({ id }) => id === chosen);
  const isChosen = dish !== undefined;
  const shown = useRef(isChosen);
  // The pressed button is gone: the focus moves to what replaces it.
  useEffect(() => {
    if (shown.current === isChosen) return;
    shown.current = isChosen;
    part.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [isChosen]);
  return (
    <div ref={part}>
      {dish ? (
        <ChosenDish name={textIn(dish.name, language)} onChange={() => onChoose(null)} />
      ) : (
        <DishSearch items={items} onChoose={onChoose} />
      )}
    </div>
  );
}

function ChosenDish({ name, onChange }: { name: string; onChange: () => void }) {
  useWords();
  return (
    <>
      <p className="mb-1.5 text-bs font-semibold">{m.publishing_dish()}</p>
      <div className="flex items-center gap-3 rounded-control border border-line p-3">
        <UtensilsCrossed aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        <span className="min-w-0 grow font-medium wrap-anywhere">{name}</span>
        <Button size="sm" variant="quiet" aria-label={m.publishing_dish_change()} onClick={onChange}>
          {m.publishing_place_change()}
        </Button>
      </div>
    </>
  );
}

type DishSearchProps = Pick<DishFieldProps, "items" | "onChoose">;

function DishSearch({ items, onChoose }: DishSearchProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const found = findDishes(items, typed);
  return (
    <Field label={m.publishing_dish()} aside={m.publishing_optional()}>
      <SuggestInput
        value={typed}
        onValueChange={setTyped}
        suggestions={found.slice(0, MOST).map((item) => ({
          id: String(item.id),
          label: textIn(item.name, language),
          icon: <UtensilsCrossed />,
        }))}
        onTake={({ id }) => onChoose(Number(id))}
        status={m.publishing_dishes_found({ count: found.length })}
        placeholder={m.publishing_dish_hint()}
        autoComplete="off"
        maxLength={80}
      />
    </Field>
  );
}
