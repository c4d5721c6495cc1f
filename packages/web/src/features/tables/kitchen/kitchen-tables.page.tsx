import { Skeleton } from "@tablee/design-system/skeleton";
import { lazy } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { SlowSends } from "../../../shell/bars/slow-sends.tsx";
import { StaffOnly } from "../../accounts/staff-only.tsx";

const KitchenTables = lazy(async () => ({ default: (await import("./kitchen-tables.tsx")).KitchenTables }));

/** The tables of a restaurant and their QR codes: for its staff, and loaded only for them; others get "not found". */
export function KitchenTablesPage() {
  useWords();
  return (
    <StaffOnly waiting={<Waiting />}>
      <KitchenTables />
      <SlowSends />
    </StaffOnly>
  );
}

const Waiting = () => {
  useWords();
  return (
    <div className="mx-auto grid max-w-[56rem] gap-4 px-gutter py-8 tablet:px-7">
      <h1 className="sr-only">{m.table_kitchen_title()}</h1>
      <div role="status" aria-busy="true" aria-label={m.table_kitchen_loading()} className="grid gap-4">
        <Skeleton className="h-10 w-48" />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-28 !rounded-card" />
        ))}
      </div>
    </div>
  );
};
