import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Notice } from "@tablee/design-system/notice";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import { Link } from "@tanstack/react-router";
import { Ban, CircleCheck, CreditCard, DoorOpen, Hourglass, QrCode, Users } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useTable } from "../live/table-context.ts";
import { tableTitle } from "../live/table-words.ts";

interface Over {
  icon: ReactNode;
  title: string;
  text: string;
}

/** The sitting is over, or the diner is no longer part of it: says how it ended, and what to do next. */
export function TableOver() {
  useWords();
  const { name, snapshot, shared, table } = useTable();
  const { phase, lost } = snapshot;
  const { icon, title, text } = overOf(phase, table, snapshot.me);
  const ordered = phase === "closed" ? (table?.order ?? null) : null;
  const mine = ordered !== null && ordered.user_id === snapshot.me;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone, and screen readers have to announce how it ended.
  useEffect(() => heading.current?.focus(), [title]);
  return (
    <div className="mx-auto max-w-[32rem] pb-10">
      <EmptyState
        heading="h1"
        titleRef={heading}
        icon={icon}
        title={title}
        text={`${tableTitle(name)}. ${text}`}
        className="min-h-[45dvh] justify-center !pb-6"
      />
      <div className="grid gap-3 px-gutter">
        {lost > 0 ? <Notice tone="warning">{m.table_lost_changes({ count: lost })}</Notice> : null}
        {ordered && !ordered.called_off ? <MyShare /> : null}
        {mine ? (
          <Button size="lg" render={<Link to="/orders/$tab/$id" params={{ tab: "current", id: String(ordered.id) }} />}>
            {m.table_follow_order()}
          </Button>
        ) : null}
        <Next mine={mine} onAnew={() => shared?.startAnew()} onBack={() => shared?.comeAgain()} />
      </div>
    </div>
  );
}

function overOf(phase: string, table: TableState | null, me: string | null): Over {
  if (phase === "left") return { icon: <DoorOpen />, title: m.table_left_title(), text: m.table_left_text() };
  if (phase === "full") return { icon: <Users />, title: m.table_full_title(), text: m.table_full_text() };
  if (table?.order?.called_off) {
    const text = m.table_called_off_text({ number: table.order.number });
    return { icon: <Ban />, title: m.table_called_off_title(), text };
  }
  if (table?.closed_by === "order") {
    if (table.order?.to_pay) return { icon: <CreditCard />, title: m.table_to_pay_title(), text: paidBy(table, me) };
    return { icon: <CircleCheck />, title: m.table_ordered_title(), text: orderedBy(table, me) };
  }
  if (table?.closed_by === "rotated") {
    return { icon: <QrCode />, title: m.table_rotated_title(), text: m.table_rotated_text() };
  }
  if (table?.closed_by === "cleared") {
    return { icon: <DoorOpen />, title: m.table_cleared_title(), text: m.table_cleared_text() };
  }
  return { icon: <Hourglass />, title: m.table_idle_title(), text: m.table_idle_text() };
}

/** Who still has to pay before the kitchen sees the order (payments §5). */
function paidBy({ order, users }: TableState, me: string | null): string {
  if (order && order.user_id === me) return m.table_to_pay_by_you();
  const by = users.find(({ id }) => id === order?.user_id);
  return by ? m.table_to_pay_by({ name: by.name }) : m.table_to_pay_text();
}

function orderedBy({ order, users }: TableState, me: string | null): string {
  const number = order?.number ?? 0;
  if (order && order.user_id === me) return m.table_ordered_by_you({ number });
  const by = users.find(({ id }) => id === order?.user_id);
  return by ? m.table_ordered_by({ name: by.name, number }) : m.table_ordered_text({ number });
}

/** The diner's own share, for somebody who did not place the order and will be asked to pay. */
function MyShare() {
  const language = useLanguage();
  const { table, snapshot } = useTable();
  const own = table?.users.find(({ id }) => id === snapshot.me);
  if (!table || !own || own.subtotal === 0) return null;
  return (
    <p className="num flex flex-wrap items-baseline justify-between gap-x-4 rounded-card bg-sunken px-4 py-3.5">
      <span className="text-ink-2">{m.table_your_share()}</span>
      <span className="ms-auto font-semibold">{formatMoney(own.total, table.currency, language)}</span>
    </p>
  );
}

function Next({ mine, onAnew, onBack }: { mine: boolean; onAnew: () => void; onBack: () => void }) {
  useWords();
  const { snapshot, table } = useTable();
  if (snapshot.phase === "left") {
    return (
      <Button size="lg" onClick={onBack}>
        {m.table_come_back()}
      </Button>
    );
  }
  if (snapshot.phase === "full" || table?.closed_by === "rotated") {
    return (
      <Button size="lg" variant="quiet" render={<Link to="/checkin" />}>
        {m.table_gone_again()}
      </Button>
    );
  }
  return (
    <Button size="lg" variant={mine ? "quiet" : "primary"} onClick={onAnew}>
      {m.table_start_anew()}
    </Button>
  );
}
