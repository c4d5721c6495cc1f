import type { EditedCombo } from "@tablee/contract/management/edited-menu.schema";
import { MOST_PORTIONS } from "@tablee/domain/menus/slot-portions";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { Counter } from "../choices/counter.tsx";

type Part = EditedCombo["slots"][number];

/** How many portions a part takes (menus §16). An optional part has no minimum: it takes none, or some. */
export function PartCounts({ part, change }: { part: Part; change: (next: Part) => void }) {
  useWords();
  const { min, max, optional, items } = part;
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-3 @min-[26rem]:grid-cols-2">
      {optional ? null : (
        <Counter
          label={m.management_at_least()}
          value={min}
          min={1}
          max={max}
          onValueChange={(value) => change({ ...part, min: value })}
        />
      )}
      <Counter
        label={m.management_at_most()}
        value={max}
        min={1}
        max={MOST_PORTIONS}
        onValueChange={(value) =>
          change({
            ...part,
            max: value,
            min: Math.min(min, value),
            items: items.map((one) => (one.limit === null || one.limit < value ? one : { ...one, limit: null })),
          })
        }
      />
    </div>
  );
}
