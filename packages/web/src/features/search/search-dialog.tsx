import { Chip } from "@tablee/design-system/chip";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { SearchInput } from "@tablee/design-system/inputs/search-input";
import { LiveRegion } from "@tablee/design-system/live-region";
import { Globe } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { locateIfAllowed } from "../../platform/position.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { filterTitle } from "./filter-found.tsx";
import { rememberSearch } from "./search-history.ts";
import { SearchResults } from "./search-results.tsx";
import { SearchStart } from "./search-start.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { type FilteredList, useListFilter } from "./use-list-filter.ts";
import { MOST_LETTERS, useSearchAnswer } from "./use-search.ts";

/** The search over any screen, among members, discoveries, dishes and restaurants (search §1). */
export function SearchDialog({ open, hide }: { open: boolean; hide: () => void }) {
  useWords();
  const app = useAppContext();
  const input = useRef<HTMLInputElement>(null);
  const results = useArrowKeys();
  const [typed, setTyped] = useState("");
  const [worldwide, setWorldwide] = useState(false);
  const answer = useSearchAnswer(typed, worldwide);
  const list = useListFilter(answer.query, worldwide);
  useEffect(() => {
    if (open) void locateIfAllowed(app);
  }, [open, app]);
  const search = (query: string) => {
    setTyped(query);
    input.current?.focus();
  };
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => {
        if (!next) hide();
      }}
      title={m.search_title()}
      closeLabel={m.shell_close()}
      size="md"
      fullHeight
      initialFocus={input}
    >
      <search ref={results} className="block" aria-label={m.search_title()}>
        <SearchHead
          input={input}
          typed={typed}
          onTyped={setTyped}
          onEnter={answer.again}
          worldwide={worldwide}
          onWorldwide={setWorldwide}
        />
        {typed.trim() === "" ? (
          <SearchStart onSearch={search} />
        ) : (
          <SearchResults
            answer={answer}
            list={list}
            worldwide={worldwide}
            onWorldwide={() => setWorldwide(true)}
            onChosen={() => rememberSearch(typed)}
          />
        )}
      </search>
      <LiveRegion>{said(answer, list)}</LiveRegion>
    </ResponsiveDialog>
  );
}

interface SearchHeadProps {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onTyped: (typed: string) => void;
  onEnter: () => void;
  worldwide: boolean;
  onWorldwide: (worldwide: boolean) => void;
}

/** The query, which stays visible while the results scroll, and the choice of the range. */
function SearchHead({ input, typed, onTyped, onEnter, worldwide, onWorldwide }: SearchHeadProps) {
  useWords();
  return (
    <div className="sticky top-0 z-10 -mx-1 flex flex-wrap items-center gap-2 bg-surface px-1 pb-3">
      <SearchInput
        ref={input}
        label={m.search_placeholder()}
        placeholder={m.search_placeholder()}
        clearLabel={m.search_clear()}
        maxLength={MOST_LETTERS}
        value={typed}
        onValueChange={onTyped}
        onSubmit={(query) => {
          rememberSearch(query);
          onEnter();
        }}
        className="min-w-0 grow basis-[16rem]"
      />
      <Chip
        selected={worldwide}
        aria-pressed={worldwide}
        start={<Globe aria-hidden="true" />}
        onClick={() => onWorldwide(!worldwide)}
      >
        {m.search_worldwide()}
      </Chip>
    </div>
  );
}

/** Returns the announced number of results, once they match what was typed. */
function said({ found, waiting, query }: ReturnType<typeof useSearchAnswer>, list: FilteredList | null): string {
  if (!found || waiting) return "";
  const count = Object.values(found).reduce((sum, group) => sum + group.length, 0);
  if (count === 0 && (!list || list.none)) return m.search_none_title({ query });
  return [list && filterTitle(list.filter), count > 0 && m.search_count({ count })].filter(Boolean).join(". ");
}
