import type { MenuItem } from "@tablee/contract/menus/menus.schema";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Photo } from "@tablee/design-system/photo";
import { SearchInput } from "@tablee/design-system/search-input";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { Skeleton } from "@tablee/design-system/skeleton";
import { Switch } from "@tablee/design-system/switch";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { PackageX } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { kitchenMenuQuery } from "./kitchen-queries.ts";
import { useStock } from "./use-stock.ts";

/** Every dish of the menu: sold out, and back, in one tap. */
export function StockList({ restaurant_id }: { restaurant_id: number }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const menu = useQuery(kitchenMenuQuery(orpc, restaurant_id));
  const [query, setQuery] = useState("");
  const [which, setWhich] = useState<"all" | "out">("all");
  const { isAvailable, setAvailable } = useStock();
  const items = menu.data?.menu.items ?? [];
  const out = items.filter((item) => !isAvailable(item));
  const shown = (which === "out" ? out : items).filter((item) => matches(item, query, language));
  return (
    <section aria-label={m.kitchen_stock()} className="flex min-h-0 grow flex-col px-4 pt-3.5 tablet:px-5">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          label={m.kitchen_stock_search()}
          placeholder={m.kitchen_stock_search()}
          clearLabel={m.kitchen_stock_clear()}
          value={query}
          onValueChange={setQuery}
          className="min-w-0 grow basis-[14rem] tablet:max-w-[26rem]"
        />
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
        {menu.isPending ? <StockSkeleton /> : null}
        <ul className="grid grid-cols-1 gap-x-6 tablet:grid-cols-2 xlarge:grid-cols-3">
          {shown.map((item) => (
            <li key={item.id} className="border-b border-line">
              <StockRow item={item} available={isAvailable(item)} set={(available) => setAvailable(item, available)} />
            </li>
          ))}
        </ul>
        {menu.data && shown.length === 0 ? (
          <EmptyState
            icon={<PackageX />}
            title={which === "out" && query === "" ? m.kitchen_stock_all_there() : m.kitchen_stock_none()}
          />
        ) : null}
      </div>
    </section>
  );
}

interface StockRowProps {
  item: MenuItem;
  available: boolean;
  set: (available: boolean) => void;
}

function StockRow({ item, available, set }: StockRowProps) {
  const language = useLanguage();
  const name = textIn(item.name, language);
  return (
    <div className="flex items-center gap-3 py-2">
      <Photo
        src={item.image_url}
        alt=""
        ratio="1/1"
        corners="inner"
        width={96}
        height={96}
        muted={!available}
        className="size-12 shrink-0"
      />
      <span className="min-w-0 grow">
        <span className="block text-base font-semibold">{name}</span>
        <span
          aria-hidden="true"
          className={`block text-cap ${available ? "text-ink-3" : "font-semibold text-danger-ink"}`}
        >
          {available ? m.kitchen_available() : m.kitchen_sold_out()}
        </span>
      </span>
      <Switch label={m.kitchen_stock_of({ name })} labelHidden checked={available} onCheckedChange={set} />
    </div>
  );
}

/** In whichever language a cook thinks of it, accents or not. */
const matches = (item: MenuItem, query: string, language: Language): boolean => {
  const names = [textIn(item.name, language), textIn(item.name, language === "en" ? "fr" : "en")];
  return names.some((name) => folded(name).includes(folded(query.trim())));
};

const folded = (words: string): string =>
  words.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll(/œ/gi, "oe").toLocaleLowerCase();

const StockSkeleton = () => (
  <div role="status" aria-busy="true" aria-label={m.kitchen_loading()} className="grid gap-4 pt-2">
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-12 w-full" />
    ))}
  </div>
);
