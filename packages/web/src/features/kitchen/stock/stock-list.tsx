import { EmptyState } from "@tablee/design-system/empty-state";
import { Photo } from "@tablee/design-system/photo";
import { SearchInput } from "@tablee/design-system/inputs/search-input";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { Skeleton } from "@tablee/design-system/skeleton";
import { Switch } from "@tablee/design-system/inputs/switch";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { PackageX } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { useLiveMenu } from "../../menus/reading/use-live-menu.ts";
import { kitchenMenuQuery } from "../kitchen-queries.ts";
import { choicesOf, dishesOf, matches, type StockEntry } from "./stock-entries.ts";
import { useStock } from "./use-stock.ts";

type Kind = "dishes" | "choices";
type Which = "all" | "out";

/** Every dish and choice on the menu: one tap marks it as sold out or available. */
export function StockList({ restaurant_id }: { restaurant_id: number }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { data, isPending, isError, error, refetch } = useQuery(kitchenMenuQuery(orpc, restaurant_id));
  // A tablet stays open, and a colleague marks dishes on another one.
  useLiveMenu(restaurant_id);
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState<Kind>("dishes");
  const [which, setWhich] = useState<Which>("all");
  const { isAvailable, setAvailable } = useStock();
  const entries = data ? (kind === "dishes" ? dishesOf : choicesOf)(data.menu, restaurant_id) : [];
  const out = entries.filter((entry) => !isAvailable(entry));
  const shown = (which === "out" ? out : entries).filter((entry) => matches(entry, query, language));
  return (
    <section aria-label={m.kitchen_stock()} className="flex min-h-0 grow flex-col px-4 pt-3.5 tablet:px-5">
      <div className="flex flex-wrap items-center gap-3">
        <Filters kind={kind} setKind={setKind} query={query} setQuery={setQuery} />
        <SegmentedControl
          label={m.kitchen_stock_filter()}
          value={which}
          className="grow basis-[12rem] tablet:grow-0"
          onValueChange={setWhich}
          items={[
            { value: "all", label: m.kitchen_stock_all() },
            { value: "out", label: `${m.kitchen_stock_out()} ${out.length}` },
          ]}
        />
      </div>
      <div className="kitchen-stock mt-3 min-h-0 grow overflow-y-auto pb-8">
        {isPending ? <StockSkeleton /> : null}
        {isError && !data ? <CallFailed error={error} retry={() => void refetch()} /> : null}
        <ul className="grid grid-cols-1 gap-x-6 tablet:grid-cols-2 xlarge:grid-cols-3">
          {shown.map((entry) => (
            <li key={`${entry.kind}:${entry.id}`} className="border-b border-line">
              <StockRow
                entry={entry}
                available={isAvailable(entry)}
                set={(available) => setAvailable(entry, available)}
              />
            </li>
          ))}
        </ul>
        {data && shown.length === 0 ? (
          <EmptyState icon={<PackageX />} title={emptyWords(kind, which === "out" && query === "")} />
        ) : null}
      </div>
    </section>
  );
}

const emptyWords = (kind: Kind, allThere: boolean): string => {
  if (allThere) return m.kitchen_stock_all_there();
  return kind === "dishes" ? m.kitchen_stock_none() : m.kitchen_stock_no_choice();
};

interface FiltersProps {
  kind: Kind;
  setKind: (kind: Kind) => void;
  query: string;
  setQuery: (query: string) => void;
}

function Filters({ kind, setKind, query, setQuery }: FiltersProps) {
  useWords();
  const find = kind === "dishes" ? m.kitchen_stock_search() : m.kitchen_stock_search_choices();
  return (
    <>
      <SegmentedControl
        label={m.kitchen_stock_kind()}
        value={kind}
        className="grow basis-[12rem] tablet:grow-0"
        onValueChange={setKind}
        items={[
          { value: "dishes", label: m.kitchen_stock_dishes() },
          { value: "choices", label: m.kitchen_stock_choices() },
        ]}
      />
      <SearchInput
        label={find}
        placeholder={find}
        clearLabel={m.kitchen_stock_clear()}
        value={query}
        onValueChange={setQuery}
        className="min-w-0 grow basis-[14rem] tablet:max-w-[26rem]"
      />
    </>
  );
}

interface StockRowProps {
  entry: StockEntry;
  available: boolean;
  set: (available: boolean) => void;
}

function StockRow({ entry, available, set }: StockRowProps) {
  const language = useLanguage();
  const name = textIn(entry.name, language);
  const group = entry.group ? textIn(entry.group, language) : null;
  const state = available ? m.kitchen_available() : m.kitchen_sold_out();
  return (
    <div className="flex items-center gap-3 py-2">
      {entry.kind === "item" ? (
        <Photo
          src={entry.image_url}
          alt=""
          ratio="1/1"
          corners="inner"
          width={96}
          height={96}
          muted={!available}
          className="size-12 shrink-0"
        />
      ) : null}
      <span className="min-w-0 grow">
        <span className="block text-base font-semibold break-words">{name}</span>
        {group ? <span className="block text-cap text-ink-2">{group}</span> : null}
        <span
          aria-hidden="true"
          className={`block text-cap ${available ? "text-ink-3" : "font-semibold text-danger-ink"}`}
        >
          {state}
        </span>
      </span>
      <Switch
        label={m.kitchen_stock_of({ name: group ? `${name} (${group})` : name })}
        labelHidden
        checked={available}
        onCheckedChange={set}
      />
    </div>
  );
}

const StockSkeleton = () => {
  useWords();
  return (
    <div role="status" aria-busy="true" aria-label={m.kitchen_loading()} className="grid gap-4 pt-2">
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  );
};
