import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { IconButton } from "@tablee/design-system/icon-button";
import { Skeleton } from "@tablee/design-system/skeleton";
import { textIn } from "@tablee/domain/language/text-in";
import { Link, useSearch } from "@tanstack/react-router";
import { ChefHat, ChevronLeft, Plus, Printer, QrCode } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { useKitchens } from "../../kitchen/kitchen-queries.ts";
import { KitchenTableRow } from "./kitchen-table-row.tsx";
import { type NameAsked, TableNameDialog } from "../seats/table-name-dialog.tsx";
import { usePrintedCards } from "./table-cards.tsx";
import { useKitchenTables } from "../live/use-kitchen-tables.ts";

/** Chooses the restaurant, then shows its tables. */
export function KitchenTables() {
  useWords();
  const { restaurant: asked } = useSearch({ from: "/kitchen/tables" });
  const { user } = useSession();
  const { restaurant, error, retry } = useKitchens(asked, user?.admin ?? false);
  if (restaurant) return <TablesOf key={restaurant.id} restaurant={restaurant} />;
  if (restaurant === null) {
    return <EmptyState heading="h1" icon={<ChefHat />} title={m.kitchen_none_title()} text={m.kitchen_none_text()} />;
  }
  return (
    <>
      <h1 className="sr-only">{m.table_kitchen_title()}</h1>
      {error ? <CallFailed error={error} retry={retry} /> : <Rows />}
    </>
  );
}

function TablesOf({ restaurant }: { restaurant: RestaurantCard }) {
  const language = useLanguage();
  const kitchen = useKitchenTables(restaurant.id);
  const [naming, setNaming] = useState<NameAsked | null>(null);
  const { print, cards } = usePrintedCards(restaurant);
  const { list, tables } = kitchen;
  const inService = tables.filter(({ in_service }) => in_service);
  const add = () => setNaming({ table: null });
  return (
    <div className="kitchen-tables mx-auto max-w-[56rem] px-gutter pt-4 pb-12 tablet:px-7 tablet:pt-6">
      <header>
        <IconButton
          label={m.table_kitchen_back()}
          className="-ms-3"
          render={<Link to="/kitchen" search={{ restaurant: restaurant.id }} />}
        >
          <ChevronLeft aria-hidden="true" className="!size-6" />
        </IconButton>
        <p className="text-bs text-ink-2">{textIn(restaurant.name, language)}</p>
        <h1 className="mt-0.5 font-display text-d2 large:text-d1">{m.table_kitchen_title()}</h1>
        <p className="mt-2 max-w-[36rem] text-base text-ink-2">{m.table_kitchen_text()}</p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button start={<Plus aria-hidden="true" />} onClick={add}>
            {m.table_kitchen_add()}
          </Button>
          {inService.length > 0 ? (
            <Button variant="quiet" start={<Printer aria-hidden="true" />} onClick={() => print(inService)}>
              {m.table_kitchen_print_all()}
            </Button>
          ) : null}
        </div>
      </header>
      {list.isPending ? <Rows /> : null}
      {list.isError && tables.length === 0 ? <CallFailed error={list.error} retry={() => void list.refetch()} /> : null}
      {list.isSuccess && tables.length === 0 ? (
        <EmptyState icon={<QrCode />} title={m.table_kitchen_none_title()} text={m.table_kitchen_none_text()} />
      ) : null}
      <Tables {...{ restaurant, tables, kitchen, print }} onRename={(table) => setNaming({ table })} />
      <TableNameDialog asked={naming} kitchen={kitchen} onClose={() => setNaming(null)} />
      {cards}
    </div>
  );
}

interface TablesProps {
  restaurant: RestaurantCard;
  tables: readonly KitchenTable[];
  kitchen: ReturnType<typeof useKitchenTables>;
  print: (tables: readonly KitchenTable[]) => void;
  onRename: (table: KitchenTable) => void;
}

const Tables = ({ restaurant, tables, kitchen, print, onRename }: TablesProps) => (
  <ul className="mt-6 grid grid-cols-1 gap-3 xlarge:grid-cols-2">
    {tables.map((table) => (
      <KitchenTableRow
        key={table.id}
        table={table}
        timezone={restaurant.timezone}
        act={kitchen.act}
        onPrint={() => print([table])}
        onRename={() => onRename(table)}
      />
    ))}
  </ul>
);

const Rows = () => {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.table_kitchen_loading()} className="mt-6 grid gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-28 !rounded-card" />
      ))}
    </div>
  );
};
