import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { useWords } from "../../../language/language.ts";
import { modeWord } from "../../orders/words/order-words.ts";

interface ModeBoxesProps {
  legend: string;
  /** null means all of them. */
  modes: readonly OrderMode[] | null;
  set: (modes: OrderMode[] | null) => void;
  /** The classes that lay out the boxes. */
  columns: string;
}

/** The ordering modes for which something is meant: all, or some, but never none. */
export function ModeBoxes({ legend, modes, set, columns }: ModeBoxesProps) {
  useWords();
  const isChosen = (mode: OrderMode): boolean => modes === null || modes.includes(mode);
  return (
    <fieldset>
      <legend className="text-bs font-semibold">{legend}</legend>
      <div className={`grid gap-x-5 ${columns}`}>
        {ORDER_MODES.map((mode) => (
          <Checkbox
            key={mode}
            label={modeWord(mode)}
            checked={isChosen(mode)}
            onCheckedChange={(on) => {
              const next = ORDER_MODES.filter((one) => (one === mode ? on : isChosen(one)));
              if (next.length > 0) set(next.length === ORDER_MODES.length ? null : next);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
