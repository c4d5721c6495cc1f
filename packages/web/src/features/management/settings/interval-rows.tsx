import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { clockOf, hourOf, typedInterval } from "@tablee/domain/management/week-edits";
import { type Interval, isWholeDay } from "@tablee/domain/restaurants/intervals";
import { Plus, X } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";

interface IntervalRowsProps {
  /** The day or days, for the names of the fields. */
  day: string;
  intervals: readonly Interval[];
  onChange: (next: Interval[]) => void;
  onRemove: (at: number) => void;
}

const TIME =
  "num text-body min-h-11 max-w-full min-w-0 shrink rounded-control border border-line-control bg-surface px-2.5 text-ink focus-visible:outline-offset-0";

/** The fields for typing hours. An end that is not after its start is on the next morning, and is labelled so. */
export function IntervalRows({ day, intervals, onChange, onRemove }: IntervalRowsProps) {
  useWords();
  const put = (at: number, start: number | null, end: number | null) => {
    if (start === null || end === null) return;
    onChange(intervals.map((own, other): Interval => (other === at ? typedInterval(start, end) : own)));
  };
  return intervals.map(([start, end], at) => (
    // Keyed by position: two intervals of a day have no other identity.
    <div key={at} ref={handsFocusOn} className="flex min-w-0 flex-wrap items-center gap-2">
      <input
        type="time"
        step={300}
        className={TIME}
        aria-label={m.management_hours_from({ day, number: at + 1 })}
        value={clockOf(start)}
        onChange={({ target }) => put(at, hourOf(target.value), end % 24)}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        step={300}
        className={TIME}
        aria-label={m.management_hours_to({ day, number: at + 1 })}
        value={clockOf(end)}
        onChange={({ target }) => put(at, start, hourOf(target.value))}
      />
      <Meaning interval={[start, end]} />
      <IconButton label={m.management_hours_remove({ day, number: at + 1 })} onClick={() => onRemove(at)}>
        <X />
      </IconButton>
    </div>
  ));
}

/** Says what two times do not say by themselves. */
function Meaning({ interval }: { interval: Interval }) {
  useWords();
  const wholeDay = isWholeDay(interval);
  if (!wholeDay && interval[1] <= 24) return null;
  return (
    <span className="text-cap text-ink-2">{wholeDay ? m.restaurants_hours_all_day() : m.management_next_day()}</span>
  );
}

/** A button that adds something below a list. */
export const AddButton = ({
  children,
  onClick,
  disabled,
}: {
  children: string;
  onClick: () => void;
  disabled?: boolean;
}) => (
  <Button variant="outline" size="sm" start={<Plus aria-hidden="true" />} onClick={onClick} disabled={disabled}>
    {children}
  </Button>
);
