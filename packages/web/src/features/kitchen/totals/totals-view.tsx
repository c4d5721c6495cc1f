import type { DayTotals } from "@tablee/contract/kitchen/kitchen.schema";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { Button } from "@tablee/design-system/button";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { textIn } from "@tablee/domain/language/text-in";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { ClipboardCopy, Printer } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { DayHead } from "../../restaurants/business-day/day-head.tsx";
import { totalsCsv } from "./totals-csv.ts";
import { TotalsTables } from "./totals-tables.tsx";
import { ViewSkeleton } from "../view-skeleton.tsx";

/** The totals of a business day; can be printed. */
export function TotalsView({ restaurant }: { restaurant: RestaurantCard }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { date } = useSearch({ from: "/kitchen" });
  const query = useQuery({
    ...orpc.kitchen.totals.queryOptions({ input: { restaurant_id: restaurant.id, date } }),
    // The current day keeps changing; the previous one stays on the screen while another is loaded.
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <section
      aria-label={m.kitchen_totals()}
      className="kitchen-view kitchen-paper min-h-0 grow overflow-y-auto p-4 tablet:p-5"
    >
      <div className="mx-auto max-w-[64rem]">
        {query.data ? (
          <>
            <p className="hidden font-display text-t2 print:block">{textIn(restaurant.name, language)}</p>
            <TotalsHead totals={query.data} timezone={restaurant.timezone} />
            <TotalsTables totals={query.data} />
          </>
        ) : query.isError ? (
          <CallFailed error={query.error} retry={() => void query.refetch()} />
        ) : (
          <ViewSkeleton />
        )}
      </div>
    </section>
  );
}

const linkTo = (date: string) => <Link to="/kitchen" search={(before) => ({ ...before, view: "totals", date })} />;

function TotalsHead({ totals, timezone }: { totals: DayTotals; timezone: string }) {
  useWords();
  const copy = useCopy(totals);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <DayHead date={totals.date} span={totals} timezone={timezone} linkTo={linkTo} />
      <div className="flex flex-wrap justify-end gap-2 print:hidden">
        <Button variant="quiet" start={<ClipboardCopy aria-hidden="true" />} onClick={() => void copy()}>
          {m.kitchen_totals_copy()}
        </Button>
        <Button variant="quiet" start={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {m.kitchen_totals_print()}
        </Button>
      </div>
    </header>
  );
}

function useCopy(totals: DayTotals) {
  const language = useLanguage();
  const toasts = useToasts();
  const { platform } = useAppContext();
  return async () => {
    if (await platform.copy(totalsCsv(totals, language))) {
      toasts.show({ text: m.kitchen_totals_copied(), tone: "success", id: "totals" });
    } else toasts.show({ text: m.kitchen_totals_not_copied(), tone: "danger", id: "totals", urgent: true });
  };
}
