import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

const MINUTES = ["5", "10", "15", "30"] as const;

/** Chooses the minutes of a delay; needs a second press, so that no wet finger makes a diner wait. */
export function TicketDelay({ onDelay }: { onDelay: (minutes: number) => void }) {
  useWords();
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>("10");
  return (
    <div role="group" aria-label={m.kitchen_delay()} className="mt-2.5 rounded-control bg-sunken p-2.5">
      <p className="mb-2 text-cap font-semibold">{m.kitchen_delay_told()}</p>
      <div className="flex items-center gap-2">
        <SegmentedControl
          label={m.kitchen_delay_told()}
          value={minutes}
          onValueChange={setMinutes}
          className="num grow"
          items={MINUTES.map((value) => ({ value, label: value }))}
        />
        <span className="text-cap text-ink-2">{m.kitchen_delay_min()}</span>
      </div>
      <button
        type="button"
        onClick={() => onDelay(Number(minutes))}
        className="mt-2 min-h-11 w-full rounded-control bg-warning px-3 py-2 text-bs font-semibold text-on-warning active:scale-[0.98]"
      >
        {m.kitchen_delay_by({ minutes })}
      </button>
    </div>
  );
}
