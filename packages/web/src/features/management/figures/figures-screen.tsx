import type { Figures } from "@tablee/contract/management/figures.contract";
import type { SettingsPage } from "@tablee/contract/management/settings.contract";
import { Chip } from "@tablee/design-system/chip";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { businessDayAt } from "@tablee/domain/kitchen/business-day";
import { daysOf } from "@tablee/domain/management/period";
import { addDays } from "@tablee/domain/restaurants/local-time";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { ManagementSkeleton } from "../management-frame.tsx";
import { useSettingsPage } from "../settings/use-settings.ts";
import { DayClosing } from "./day-closing.tsx";
import { FiguresView } from "./figures-view.tsx";

const ROUTE = "/restaurant-admin/$restaurant_id/figures";
/** The periods offered as buttons, in days up to today. */
const PERIODS = [1, 7, 28, 91] as const;

/** What a restaurant sold (management §25), and the closing of a day. */
export function FiguresScreen({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const page = useSettingsPage(restaurant_id);
  if (page.data) return <OfPlace page={page.data} />;
  if (page.isError) return <CallFailed error={page.error} retry={() => void page.refetch()} heading="h1" />;
  return <ManagementSkeleton />;
}

function useFigures(restaurant_id: number, from: string, to: string) {
  const { orpc } = useAppContext();
  return useQuery({
    ...orpc.figures.get.queryOptions({ input: { restaurant_id, from, to } }),
    enabled: daysOf(from, to) !== null,
    // The current day still changes.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.over ? false : 60_000),
    placeholderData: keepPreviousData,
  });
}

function OfPlace({ page: { restaurant_id, timezone, settings } }: { page: SettingsPage }) {
  useWords();
  const { view, from: askedFrom, to: askedTo } = useSearch({ from: ROUTE });
  // After midnight the previous evening's day is still the one to close.
  const today = businessDayAt({ ...settings, timezone }, useNow()).date;
  const isClosing = view === "closing";
  const to = askedTo ?? today;
  const from = isClosing ? to : (askedFrom ?? addDays(to, -6));
  const figures = useFigures(restaurant_id, from, to);
  const params = { restaurant_id: String(restaurant_id) };
  return (
    <>
      <h1 className="font-display text-d2 tablet:text-d1">{m.management_room_figures()}</h1>
      <TabLinks
        label={m.management_figures_views()}
        activeKey={view ?? "sales"}
        className="mt-2 mobile:-mx-gutter mobile:px-gutter print:hidden"
      >
        <TabLink current={!isClosing} render={<Link to={ROUTE} params={params} search={{}} />}>
          {m.management_sales()}
        </TabLink>
        <TabLink current={isClosing} render={<Link to={ROUTE} params={params} search={{ view: "closing" }} />}>
          {m.management_closing()}
        </TabLink>
      </TabLinks>
      <div className="mt-5">
        {isClosing ? null : <PeriodChoice from={from} to={to} today={today} />}
        {daysOf(from, to) === null ? (
          <p role="alert" className="mt-4 text-danger-ink">
            {m.management_period_wrong()}
          </p>
        ) : figures.data ? (
          <Shown figures={figures.data} isClosing={isClosing} />
        ) : figures.error ? (
          <CallFailed error={figures.error} retry={() => void figures.refetch()} />
        ) : (
          <ManagementSkeleton />
        )}
      </div>
    </>
  );
}

const Shown = ({ figures, isClosing }: { figures: Figures; isClosing: boolean }) =>
  isClosing ? <DayClosing figures={figures} /> : <FiguresView figures={figures} />;

/** The choice of the period: by a button, or by two dates. */
function PeriodChoice({ from, to, today }: { from: string; to: string; today: string }) {
  useWords();
  const navigate = useNavigate({ from: ROUTE });
  const go = (next: { from: string; to: string }) => void navigate({ search: (now) => ({ ...now, ...next }) });
  const put = (next: { from: string; to: string }) => {
    if (daysOf(next.from, next.to) !== null) go(next);
  };
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <div role="group" aria-label={m.management_period()} className="flex flex-wrap gap-2 py-1">
        {PERIODS.map((days) => (
          <Chip
            key={days}
            selected={to === today && from === addDays(today, 1 - days)}
            onClick={() => go({ from: addDays(today, 1 - days), to: today })}
          >
            {days === 1 ? m.management_today() : m.management_days({ count: days })}
          </Chip>
        ))}
      </div>
      <Field className="max-w-full min-w-0 grow large:grow-0" label={m.management_from()}>
        <TextInput type="date" quiet value={from} max={to} onValueChange={(date) => put({ from: date, to })} />
      </Field>
      <Field className="max-w-full min-w-0 grow large:grow-0" label={m.management_to()}>
        <TextInput type="date" quiet value={to} min={from} onValueChange={(date) => put({ from, to: date })} />
      </Field>
    </div>
  );
}
