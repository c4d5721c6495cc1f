import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { Skeleton } from "@tablee/design-system/skeleton";
import type { Cuisine } from "@tablee/domain/menus/menu-constants";
import { Clock } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useSearchTrends } from "../members/use-search-trends.ts";
import { WhoToFollow } from "../members/who-to-follow.tsx";
import { cuisineWord } from "../restaurants/cuisine-words.ts";
import { handsFocusOn } from "../../shell/hands-focus-on.ts";
import { searchHistory } from "./search-history.ts";
import { hashtagLabel } from "./trends/hashtag-words.ts";

/** Suggestions if no hashtag trends. */
const CRAVINGS: readonly Cuisine[] = [
  "poutine",
  "brunch",
  "ramen",
  "sushi",
  "pizza",
  "bagel",
  "tacos",
  "vegan",
  "dessert",
];

/** Shown before anything is typed (search §1): current hashtags, the last searches, and whom to follow. */
export function SearchStart({ onSearch }: { onSearch: (query: string) => void }) {
  const trends = useSearchTrends();
  return (
    <div className="grid gap-7 pt-1">
      {trends.isPending ? <ChipsWaiting /> : <Hashtags hashtags={trends.data?.hashtags ?? []} onSearch={onSearch} />}
      <LastSearches onSearch={onSearch} />
      <WhoToFollow members={trends.data?.members ?? []} heading="h3" inSheet />
    </div>
  );
}

interface Word {
  key: string;
  label: string;
  query: string;
}

function Hashtags({
  hashtags,
  onSearch,
}: {
  hashtags: readonly { hashtag: string }[];
  onSearch: (query: string) => void;
}) {
  useWords();
  const words: Word[] =
    hashtags.length > 0
      ? hashtags.map(({ hashtag }) => ({
          key: hashtag,
          label: hashtagLabel(hashtag),
          query: hashtagLabel(hashtag),
        }))
      : CRAVINGS.map((cuisine) => ({ key: cuisine, label: cuisineWord(cuisine), query: cuisineWord(cuisine) }));
  return (
    <section aria-labelledby="search-words">
      <h3 id="search-words" className="mb-3 font-display text-t3">
        {hashtags.length > 0 ? m.search_trending() : m.search_cravings()}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {words.map(({ key, label, query }) => (
          <li key={key}>
            <Chip selected={false} aria-pressed={undefined} onClick={() => onSearch(query)}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

const WIDTHS = ["w-24", "w-20", "w-28", "w-16", "w-24", "w-20"];

function ChipsWaiting() {
  useWords();
  return (
    <div role="status" aria-label={m.search_trends_loading()}>
      <Skeleton className="mb-4 h-6 w-44" />
      <div className="flex flex-wrap gap-2">
        {WIDTHS.map((width, index) => (
          <Skeleton key={`${width}-${index}`} className={`h-9 ${width}`} round />
        ))}
      </div>
    </div>
  );
}

function LastSearches({ onSearch }: { onSearch: (query: string) => void }) {
  useWords();
  const { queries } = useSyncExternalStore(searchHistory.subscribe, searchHistory.get, searchHistory.get);
  if (queries.length === 0) return null;
  return (
    <section ref={handsFocusOn} aria-labelledby="last-searches">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h3 id="last-searches" className="font-display text-t3">
          {m.search_history()}
        </h3>
        <Button variant="ghost" size="sm" flush onClick={() => searchHistory.reset()}>
          {m.search_history_clear()}
        </Button>
      </div>
      <ul className="-mx-2">
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              data-result=""
              onClick={() => onSearch(query)}
              className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-sunken"
            >
              <Clock aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
              <span className="min-w-0 truncate">{query}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
