import { Chip } from "@tablee/design-system/chip";
import { ChipRow } from "@tablee/design-system/chip-row";
import { Field } from "@tablee/design-system/inputs/field";
import { SearchInput } from "@tablee/design-system/inputs/search-input";
import { Select } from "@tablee/design-system/inputs/select";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import {
  LISTED_STATES,
  type ListedState,
  MOST_ORDER_SEARCH,
  readOrderSearch,
} from "@tablee/domain/kitchen/order-search";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { addDays } from "@tablee/domain/restaurants/local-time";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../../orders/words/order-words.ts";
import type { OrdersSearch } from "./read-orders-search.ts";
import { ROUTE } from "./use-past-orders.ts";

const STATE_WORDS = {
  running: () => m.management_orders_running(),
  completed: () => m.management_orders_completed(),
  cancelled: () => m.management_orders_cancelled(),
  refunded: () => m.management_orders_refunded(),
} as const satisfies Record<ListedState, () => string>;

interface Period {
  key: string;
  word: () => string;
  from: string | undefined;
  to: string | undefined;
}

const periodsOf = (today: string): Period[] => {
  const yesterday = addDays(today, -1);
  return [
    { key: "all", word: () => m.management_orders_any_day(), from: undefined, to: undefined },
    { key: "today", word: () => m.management_today(), from: today, to: today },
    { key: "yesterday", word: () => m.management_orders_yesterday(), from: yesterday, to: yesterday },
    { key: "week", word: () => m.management_days({ count: 7 }), from: addDays(today, -6), to: today },
  ];
};

/** Changes some filters in the address; a step of the history, so that Back undoes it. */
function useFilter() {
  const navigate = useNavigate({ from: ROUTE });
  return (next: OrdersSearch, replace = false) => void navigate({ search: (now) => ({ ...now, ...next }), replace });
}

/**
 * What the list is narrowed to: a number or a name, days, a mode and a state. All of it is in the address. The choices
 * of mode and state say what they are, so that a phone has room for the orders.
 */
export function OrderFilters({ asked, today }: { asked: OrdersSearch; today: string }) {
  useWords();
  const filter = useFilter();
  return (
    <div className="mt-3 grid grid-cols-1 gap-3 print:hidden">
      <OrderSearch q={asked.q ?? ""} />
      <Periods asked={asked} today={today} />
      <div className="grid grid-cols-2 items-end gap-3 tablet:grid-cols-4 large:max-w-[56rem]">
        <Field label={m.management_from()}>
          <TextInput
            type="date"
            quiet
            className="min-h-12"
            value={asked.from ?? ""}
            max={asked.to ?? today}
            onValueChange={(from) => filter({ from: from || undefined })}
          />
        </Field>
        <Field label={m.management_to()}>
          <TextInput
            type="date"
            quiet
            className="min-h-12"
            value={asked.to ?? ""}
            {...(asked.from === undefined ? {} : { min: asked.from })}
            onValueChange={(to) => filter({ to: to || undefined })}
          />
        </Field>
        <Field label={m.management_mode()} labelHidden>
          <Select
            quiet
            value={asked.mode ?? "all"}
            onValueChange={(mode) => filter({ mode: mode === "all" ? undefined : mode })}
            options={[
              { value: "all" as const, label: m.management_orders_every_mode() },
              ...ORDER_MODES.map((mode) => ({ value: mode, label: modeWord(mode) })),
            ]}
          />
        </Field>
        <Field label={m.management_orders_state()} labelHidden>
          <Select
            quiet
            value={asked.state ?? "all"}
            onValueChange={(state) => filter({ state: state === "all" ? undefined : state })}
            options={[
              { value: "all" as const, label: m.management_orders_every_state() },
              ...LISTED_STATES.map((state) => ({ value: state, label: STATE_WORDS[state]() })),
            ]}
          />
        </Field>
      </div>
    </div>
  );
}

function Periods({ asked, today }: { asked: OrdersSearch; today: string }) {
  useWords();
  const filter = useFilter();
  const periods = periodsOf(today);
  const chosen = periods.find(({ from, to }) => from === asked.from && to === asked.to)?.key ?? null;
  return (
    <ChipRow label={m.management_period()} activeKey={chosen} className="mobile:-mx-gutter mobile:px-gutter">
      {periods.map(({ key, word, from, to }) => (
        <Chip key={key} selected={key === chosen} onClick={() => filter({ from, to })}>
          {word()}
        </Chip>
      ))}
    </ChipRow>
  );
}

/**
 * The text that is searched for. It goes into the address after a pause, and is replaced by the address's own when that
 * changes otherwise, as by Back.
 */
function OrderSearch({ q }: { q: string }) {
  useWords();
  const filter = useFilter();
  const [typed, setTyped] = useState(q);
  /** What this field has put into the address. */
  const [written, setWritten] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== written) {
      setWritten(q);
      setTyped(q);
    }
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const next = text.trim();
      setWritten(next);
      // Typing on is not a step of its own.
      filter({ q: next || undefined }, q !== "");
    }, INPUT_PAUSE_MS);
  };
  const asks = readOrderSearch(typed);
  return (
    <div className="max-w-[32rem]">
      <SearchInput
        label={m.management_orders_search()}
        placeholder={m.management_orders_search()}
        clearLabel={m.search_clear()}
        value={typed}
        maxLength={MOST_ORDER_SEARCH}
        onValueChange={type}
      />
      {asks && "number" in asks ? (
        <p className="mt-1.5 text-cap text-ink-2">{m.management_orders_number_only()}</p>
      ) : null}
    </div>
  );
}
