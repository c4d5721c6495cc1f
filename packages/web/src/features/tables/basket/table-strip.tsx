import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import { ChevronRight, UserPlus, Users } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DinerAvatar } from "../seats/diner-avatar.tsx";
import { useTable } from "../live/table-context.ts";
import { tableTitle } from "../live/table-words.ts";

const MOST_FACES = 4;

/** Which table this is and who sits there, in place of the modes: a table has only one. Links to the table's basket. */
export function TableStrip() {
  useWords();
  const { code, name, people, snapshot, askName } = useTable();
  const there = people.filter(({ user }) => user.present && !user.left);
  const asks = snapshot.phase === "asking";
  // A narrow phone has no room for the faces beside the request to join.
  const faces = asks ? [] : there.slice(0, MOST_FACES);
  const Sign = there.length > 0 ? Users : UserPlus;
  const inside = (
    <>
      <Sign aria-hidden="true" className="size-6 shrink-0 stroke-[1.75]" />
      <span className="min-w-0 flex-1 basis-[5rem] text-start">
        <span className="block truncate text-bs font-semibold">{tableTitle(name)}</span>
        <span className="num block text-cap text-ink-2">
          {there.length > 0 ? m.table_people({ count: there.length }) : m.table_together()}
        </span>
      </span>
      {/* They load later than the text, which must not move. */}
      {faces.length > 0 ? (
        <span className="flex shrink-0 -space-x-2.5">
          {faces.map(({ user, me }) => (
            <span key={user.id} className="rounded-full ring-2 ring-sunken">
              <DinerAvatar user={user} me={me} size={32} />
            </span>
          ))}
        </span>
      ) : null}
      <span className="text-start text-cap font-semibold text-primary-ink">
        {asks ? m.table_join() : <ChevronRight aria-hidden="true" className="size-5 text-ink-3" />}
      </span>
    </>
  );
  const look =
    "flex min-h-15 w-full flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-2.5 hover:bg-sunken-2 tablet:min-w-[min(20rem,100%)]";
  return asks ? (
    <button type="button" className={look} onClick={askName}>
      {inside}
    </button>
  ) : (
    <Link to="/menu/table/$table/basket" params={{ table: code }} className={look}>
      {inside}
    </Link>
  );
}

/** "Table 12": for the compact head of the menu. */
export function TableInShort() {
  useWords();
  const { name } = useTable();
  return (
    <>
      <span className="num">{tableTitle(name)}</span>
      <span aria-hidden="true">·</span>
    </>
  );
}

/** The place for a page title: restaurant and mode. */
export function useTablePlace(): string {
  const language = useLanguage();
  const { restaurant } = useTable();
  return m.table_dine_in_at({ restaurant: textIn(restaurant.name, language) });
}
