import type { SearchAnswer } from "@tablee/contract/search/search.schema";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { CallFailed } from "../../shell/call-failed.tsx";
import { FilterFound } from "./filter-found.tsx";
import { RowSkeletons } from "./row-skeletons.tsx";
import { DiscoveryFound, ItemFound, MemberFound, RestaurantFound } from "./found-rows.tsx";
import type { FilteredList } from "./use-list-filter.ts";
import type { useSearchAnswer } from "./use-search.ts";

interface SearchResultsProps {
  answer: ReturnType<typeof useSearchAnswer>;
  /** The filtered list that the query describes. */
  list: FilteredList | null;
  worldwide: boolean;
  onWorldwide: () => void;
  /** Called when a result was opened. */
  onChosen: () => void;
}

/** The answer in its four groups, in the order of search §1. */
export function SearchResults({ answer, list, worldwide, onWorldwide, onChosen }: SearchResultsProps) {
  useWords();
  const { found, waiting, error, answered, again } = answer;
  if (error) return <CallFailed error={error} retry={again} />;
  if (!found) return <RowSkeletons label={m.search_searching()} count={5} className="grid gap-4 pt-1" />;
  const none = Object.values(found).every((group) => group.length === 0);
  return (
    <div
      aria-busy={waiting}
      className={`grid gap-6 transition-opacity duration-150 ${waiting ? "opacity-60" : ""}`}
      // A press on a result hits an element inside it.
      onClickCapture={(event) => {
        if ((event.target as Element).closest("[data-result]")) onChosen();
      }}
    >
      {list ? <FilterFound list={list} /> : null}
      {none && (!list || list.none) ? (
        <NoneFound query={answered} worldwide={worldwide} onWorldwide={onWorldwide} />
      ) : null}
      {none ? null : <Groups found={found} />}
    </div>
  );
}

function Groups({ found }: { found: SearchAnswer }) {
  useWords();
  return (
    <>
      <Group title={m.search_members()} found={found}>
        {found.accounts.map((member) => (
          <MemberFound key={member.id} member={member} />
        ))}
      </Group>
      <Group title={m.search_discoveries()} found={found}>
        {found.recommendations.map((discovery) => (
          <DiscoveryFound key={discovery.id} discovery={discovery} />
        ))}
      </Group>
      <Group title={m.search_items()} found={found}>
        {found.restaurant_items.map((item) => (
          <ItemFound key={item.id} item={item} />
        ))}
      </Group>
      <Group title={m.search_restaurants()} found={found}>
        {found.restaurants.map((restaurant) => (
          <RestaurantFound key={restaurant.id} restaurant={restaurant} />
        ))}
      </Group>
    </>
  );
}

/** The number of results of a group shown before the rest is requested. */
const FIRST = 4;

interface GroupProps {
  title: string;
  found: SearchAnswer;
  children: ReactElement[];
}

function Group({ title, found, children }: GroupProps) {
  useWords();
  // The answer whose group is expanded: the next answer starts collapsed. Rows that are in both stay mounted, and one
  // of them keeps its focus.
  const [wholeOf, setWholeOf] = useState<SearchAnswer | null>(null);
  const all = wholeOf === found;
  const { length } = children;
  if (length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-display text-t3">{title}</h3>
      <ul className="-mx-2">
        {children.slice(0, all ? length : FIRST).map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ul>
      {length > FIRST && !all ? (
        <Button variant="ghost" size="sm" flush onClick={() => setWholeOf(found)}>
          {m.search_show_all({ count: length })}
        </Button>
      ) : null}
    </section>
  );
}

function NoneFound({ query, worldwide, onWorldwide }: { query: string; worldwide: boolean; onWorldwide: () => void }) {
  useWords();
  return (
    <EmptyState
      icon={<SearchX />}
      title={m.search_none_title({ query })}
      heading="h3"
      text={m.search_none_text()}
      action={
        worldwide ? (
          <Button variant="quiet" render={<Link to="/trends" replace />}>
            {m.search_none_trends()}
          </Button>
        ) : (
          <Button variant="quiet" onClick={onWorldwide}>
            {m.search_none_worldwide()}
          </Button>
        )
      }
    />
  );
}
