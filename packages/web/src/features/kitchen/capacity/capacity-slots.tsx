import type { KitchenSlots } from "@tablee/contract/kitchen/kitchen.schema";
import { classNames } from "@tablee/design-system/class-names";
import { formatDay } from "../../../language/days.ts";
import { formatTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { limitWords } from "./capacity-words.ts";
import { type Fullness, fullnessOf } from "./capacity-limits.ts";

type Slot = KitchenSlots["slots"][number];

/** The coming half hours by day, each with a bar for its closest limit. */
export function CapacitySlots({ data, timezone }: { data: KitchenSlots; timezone: string }) {
  const language = useLanguage();
  const days = new Map<string, Slot[]>();
  for (const slot of data.slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return (
    <div className="min-w-0">
      <h2 className="font-display text-t2">{m.kitchen_capacity_slots()}</h2>
      {data.slots.length === 0 ? <p className="mt-2 text-base text-ink-2">{m.kitchen_capacity_no_slots()}</p> : null}
      {[...days].map(([date, slots]) => (
        <section key={date} className="mt-4">
          <h3 className="text-bs font-semibold text-ink-2">{formatDay(date, language)}</h3>
          <ul className="mt-2 grid grid-cols-1 gap-2 tablet:grid-cols-2 xlarge:grid-cols-3">
            {slots.map((slot) => (
              <SlotCard key={slot.start} slot={slot} limits={data.capacity} timezone={timezone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface SlotCardProps {
  slot: Slot;
  limits: KitchenSlots["capacity"];
  timezone: string;
}

function SlotCard({ slot, limits, timezone }: SlotCardProps) {
  const language = useLanguage();
  const fullness = fullnessOf(limits, slot.used);
  const { orders, dishes, full, tightest } = fullness;
  return (
    <li className="rounded-card bg-surface p-3 ring-1 ring-line ring-inset">
      <p className="num flex items-baseline justify-between gap-2">
        <span className="text-t3 font-bold">{formatTime(new Date(slot.start), timezone, language)}</span>
        {full ? <span className="text-bs font-semibold text-danger-ink">{m.kitchen_capacity_full()}</span> : null}
        {!full && tightest ? (
          <span className="text-cap text-ink-2">
            {m.kitchen_capacity_use_of({
              what: limitWords(tightest.kind, tightest.mode),
              used: tightest.used,
              limit: tightest.per_slot,
            })}
          </span>
        ) : null}
      </p>
      <Bar fullness={fullness} />
      <p className="num mt-1.5 text-cap text-ink-2">{m.kitchen_capacity_used({ orders, dishes })}</p>
    </li>
  );
}

/** Hidden from screen readers, because the text beside it says the same. */
function Bar({ fullness: { tightest, full } }: { fullness: Fullness }) {
  if (!tightest) return null;
  const share = Math.min(1, tightest.used / tightest.per_slot);
  return (
    <span aria-hidden="true" className="ds-frame mt-2 block h-2 overflow-hidden rounded-full bg-sunken-2">
      <span
        className={classNames(
          "ds-mark block h-full rounded-full",
          full || share >= 1 ? "bg-danger" : share >= 0.75 ? "bg-warning" : "bg-success",
        )}
        style={{ inlineSize: `${share * 100}%` }}
      />
    </span>
  );
}
