import {
  addInterval,
  clockOf,
  dragInterval,
  LATEST_DRAGGED,
  removeInterval,
  WEEK_STEP,
} from "@tablee/domain/management/week-edits";
import { inOrder, type Interval } from "@tablee/domain/restaurants/intervals";
import { WEEKDAYS, type WeekHours, type Weekday } from "@tablee/domain/restaurants/week-hours";
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { clockTime } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface WeekGridProps {
  hours: WeekHours;
  names: Record<Weekday, string>;
  onChange: (hours: WeekHours) => void;
}

const HOURS_SHOWN = [0, 6, 12, 18, 24] as const;
const share = (hour: number): string => `${(Math.min(hour, LATEST_DRAGGED) / LATEST_DRAGGED) * 100}%`;

/** A week as a grid to draw in: the night after a day is below its midnight. */
export function WeekGrid({ hours, names, onChange }: WeekGridProps) {
  const language = useLanguage();
  return (
    <div role="group" aria-label={m.management_week_grid()} className="@container">
      {/* A finger scrolls where a mouse draws (management §20). */}
      <p className="mb-2 text-cap text-ink-2 pointer-coarse:hidden">{m.management_week_grid_text()}</p>
      <p className="mb-2 hidden text-cap text-ink-2 pointer-coarse:block">{m.management_week_grid_touch()}</p>
      {/* Dragging an edge must not select text. */}
      <div className="grid grid-cols-[2.75rem_repeat(7,minmax(0,1fr))] gap-x-1 select-none">
        <span />
        {WEEKDAYS.map((day) => (
          <span key={day} aria-hidden="true" className="pb-1 text-center text-cap font-semibold text-ink-2 uppercase">
            {/* A large text leaves a day room for one letter; its column has the whole name. */}
            <span className="@max-[19rem]:hidden">{names[day].slice(0, 3)}</span>
            <span className="@min-[19rem]:hidden">{names[day].slice(0, 1)}</span>
          </span>
        ))}
        <div aria-hidden="true" className="num relative text-cap text-ink-3">
          {HOURS_SHOWN.map((hour) => (
            <span
              key={hour}
              className="absolute end-1 -translate-y-1/2 first:translate-y-0"
              style={{ top: share(hour) }}
            >
              {clockTime(clockOf(hour), language)}
            </span>
          ))}
        </div>
        {WEEKDAYS.map((day) => (
          <Column key={day} weekday={day} name={names[day]} hours={hours} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}

interface ColumnProps {
  weekday: Weekday;
  name: string;
  hours: WeekHours;
  onChange: (hours: WeekHours) => void;
}

type Part = "start" | "end" | "whole";
/** What a pointer holds: an interval and the offset from its start; or nothing yet, and from where. */
type Hold = { at: number; part: Part; off: number; from: WeekHours } | { from: WeekHours; since: number };

function useColumnDrag(column: RefObject<HTMLDivElement | null>, { weekday, hours, onChange }: ColumnProps) {
  const [hold, setHold] = useState<Hold | null>(null);
  const hourAt = (event: PointerEvent): number => {
    const box = column.current?.getBoundingClientRect();
    const at = box ? ((event.clientY - box.top) / box.height) * LATEST_DRAGGED : 0;
    return Math.round(at / WEEK_STEP) * WEEK_STEP;
  };
  return {
    take: (event: PointerEvent, at: number, part: Part, start: number) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      column.current?.setPointerCapture(event.pointerId);
      setHold({ at, part, off: part === "whole" ? hourAt(event) - start : 0, from: hours });
    },
    draw: (event: PointerEvent) => {
      // A finger scrolls the page; to draw, it uses the handles and the buttons.
      if (event.button !== 0 || event.pointerType === "touch") return;
      event.preventDefault();
      column.current?.setPointerCapture(event.pointerId);
      setHold({ from: hours, since: hourAt(event) });
    },
    move: (event: PointerEvent) => {
      if (!hold) return;
      const hour = hourAt(event);
      if ("since" in hold) onChange(addInterval(hold.from, weekday, hold.since, hour));
      else onChange(dragInterval(hold.from, { weekday, at: hold.at, part: hold.part }, hour - hold.off));
    },
    leave: () => setHold(null),
  };
}

function Column(props: ColumnProps) {
  const { weekday, name, hours, onChange } = props;
  const column = useRef<HTMLDivElement>(null);
  const drag = useColumnDrag(column, props);
  const day = inOrder(hours[weekday]);
  return (
    <div
      ref={column}
      role="group"
      aria-label={name}
      className="relative h-[30rem] rounded-inner bg-sunken [background-image:repeating-linear-gradient(to_bottom,var(--line)_0_1px,transparent_1px_20%)]"
      onPointerDown={drag.draw}
      onPointerMove={drag.move}
      onPointerUp={drag.leave}
      onPointerCancel={drag.leave}
    >
      <span
        aria-hidden="true"
        className="absolute inset-x-0 border-t-2 border-line-control"
        style={{ top: share(24) }}
      />
      {day.map((interval, at) => (
        <Block
          key={at}
          name={name}
          interval={interval}
          onTake={(event, part) => drag.take(event, at, part, interval[0])}
          onDrag={(part, hour) => onChange(dragInterval(hours, { weekday, at, part }, hour))}
          onRemove={() => onChange(removeInterval(hours, weekday, at))}
        />
      ))}
    </div>
  );
}

interface BlockProps {
  name: string;
  interval: Interval;
  onTake: (event: PointerEvent, part: Part) => void;
  onDrag: (part: Part, hour: number) => void;
  onRemove: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: WEEK_STEP,
  ArrowRight: WEEK_STEP,
  ArrowUp: -WEEK_STEP,
  ArrowLeft: -WEEK_STEP,
  PageDown: 2,
  PageUp: -2,
};

/** An interval of open hours: its two ends are sliders, and what lies between them moves the whole. */
function Block({ name, interval, onTake, onDrag, onRemove }: BlockProps) {
  useWords();
  const [start, end] = interval;
  return (
    <div
      className="absolute inset-x-0 cursor-grab touch-none rounded-inner border border-success bg-success-tint"
      style={{ top: share(start), height: `calc(${share(end)} - ${share(start)})` }}
      onPointerDown={(event) => onTake(event, "whole")}
    >
      <Handle part="start" label={m.management_opens({ day: name })} {...{ interval, onTake, onDrag, onRemove }} />
      <Handle part="end" label={m.management_closes({ day: name })} {...{ interval, onTake, onDrag, onRemove }} />
    </div>
  );
}

function Handle({
  part,
  label,
  interval,
  onTake,
  onDrag,
  onRemove,
}: Omit<BlockProps, "name"> & { part: "start" | "end"; label: string }) {
  const language = useLanguage();
  const hour = part === "start" ? interval[0] : interval[1];
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) onDrag(part, hour + step);
    else if (event.key === "Delete" || event.key === "Backspace") onRemove();
    else return;
    event.preventDefault();
  };
  const time = clockTime(clockOf(hour), language);
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={48}
      aria-valuenow={hour}
      aria-valuetext={hour > 24 ? m.management_time_next_day({ time }) : time}
      className={`num hit absolute inset-x-0 flex h-5 cursor-ns-resize touch-none justify-center overflow-hidden text-[0.6875rem] font-semibold text-success-ink mobile:text-[0.625rem] mobile:tracking-tight ${
        part === "start" ? "top-0 items-start" : "bottom-0 items-end"
      }`}
      onPointerDown={(event) => onTake(event, part)}
      onKeyDown={press}
    >
      {time}
    </span>
  );
}
