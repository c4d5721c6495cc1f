import { classNames } from "@tablee/design-system/class-names";
import { useOnePress } from "@tablee/design-system/dialogs/one-press";
import { Plus } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useOpenDish } from "../reading/menu-address.ts";
import type { DishSearch } from "../reading/menu-search.ts";

const ROUND =
  "hit pointer-events-auto !absolute end-2 bottom-2 grid size-10 place-items-center rounded-full shadow-raised transition-[background-color,scale] duration-150 active:scale-95";

interface AddPressProps {
  to: DishSearch;
  name: string;
  count: number;
  addAtOnce?: (() => void) | undefined;
  stop: boolean;
}

/**
 * + at the corner of the photo: adds an item without choices, and opens one with choices; shows the count once in the
 * basket.
 */
export function AddPress({ to, name, count, addAtOnce, stop }: AddPressProps) {
  useWords();
  const open = useOpenDish();
  // After a first press the same button opens the dish: a double press only adds it.
  const { isFirst } = useOnePress(true);
  const label = count > 0 ? m.menu_in_order({ name, count }) : m.menu_add_item({ name });
  const look =
    count > 0
      ? "num bg-primary font-bold text-on-primary hover:bg-primary-hover"
      : "bg-plate text-on-plate [--focus:var(--on-plate)]";
  return (
    <button
      type="button"
      tabIndex={stop ? undefined : -1}
      aria-label={label}
      title={label}
      onClick={({ timeStamp }) => {
        if (!isFirst(timeStamp)) return;
        if (count === 0 && addAtOnce) addAtOnce();
        else open(to);
      }}
      className={classNames(ROUND, look)}
    >
      {count > 0 ? (
        <span key={count} className="animate-pop">
          {count}
        </span>
      ) : (
        <Plus aria-hidden="true" className="size-5 stroke-[1.75]" />
      )}
    </button>
  );
}
