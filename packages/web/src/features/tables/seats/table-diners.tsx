import { Skeleton } from "@tablee/design-system/skeleton";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { toDecimal } from "@tablee/domain/money/minor";
import { Plus } from "lucide-react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DinerAvatar } from "./diner-avatar.tsx";
import type { Seated } from "../live/diners-at.ts";
import { useTable } from "../live/table-context.ts";
import type { DinerView } from "../live/table-view.ts";
import { doingWords } from "../live/table-words.ts";

/** Everybody at the table in one row (tables §6): who is there, what they are doing, and their amounts. */
export function TableDiners({ onInvite }: { onInvite: () => void }) {
  useWords();
  const { view, people } = useTable();
  return (
    <ul
      aria-label={m.table_everybody()}
      aria-busy={view === null}
      className="no-scrollbar -mx-gutter flex items-start gap-1 overflow-x-auto px-[0.625rem] py-2 tablet:-mx-2 tablet:px-0"
    >
      {view === null && people.length === 0 ? (
        <SeatSkeleton />
      ) : (
        <>
          {people.map(({ user, me }) => (
            <Diner
              key={user.id}
              user={user}
              me={me}
              reckoned={view?.diners.find((diner) => diner.user.id === user.id) ?? null}
            />
          ))}
          <Invitation onInvite={onInvite} />
        </>
      )}
    </ul>
  );
}

const SEAT = "w-18 shrink-0 text-center";
const NAME = "mt-2 truncate text-cap leading-4";
const BELOW = "num text-mic leading-[0.9375rem]";

/** As high as a seat, whoever takes it. */
const SeatSkeleton = () => (
  <li aria-hidden="true" className={`${SEAT} grid justify-items-center`}>
    <Skeleton round className="size-14" />
    <Skeleton className="mt-2.5 h-3 w-12" />
    <Skeleton className="mt-1.5 h-3 w-10" />
  </li>
);

function Invitation({ onInvite }: { onInvite: () => void }) {
  useWords();
  return (
    <li className={SEAT}>
      <button
        type="button"
        onClick={onInvite}
        aria-label={m.table_invite_somebody()}
        className="mx-auto grid size-14 place-items-center rounded-full border-[1.5px] border-line-control text-ink-2 hover:bg-sunken"
      >
        <Plus aria-hidden="true" className="size-6 stroke-[1.75]" />
      </button>
      {/* The row has the same height without diners. */}
      <p aria-hidden="true" className={`${NAME} font-medium`}>
        {m.table_invite()}
      </p>
      <p aria-hidden="true" className={BELOW}>
        &nbsp;
      </p>
    </li>
  );
}

/** `reckoned`: the diner with amounts; null until they are known. */
function Diner({ user, me, reckoned }: Seated & { reckoned: DinerView | null }) {
  useWords();
  const state = user.left ? m.table_left_short() : user.present || me ? null : m.table_away_short();
  const doing = me ? null : doingWords(user);
  return (
    <li className={SEAT}>
      <DinerAvatar user={user} me={me} size={56} live />
      <p dir="auto" className={`${NAME} ${me ? "font-semibold" : "font-medium"}`}>
        {me ? m.table_you() : user.name}
      </p>
      <p className={`${BELOW} text-ink-3`}>
        {state ?? (reckoned ? <Ordered diner={reckoned} /> : <Skeleton className="mx-auto h-[0.9375rem] w-10" />)}
      </p>
      {doing || user.doing === "done" ? <VisuallyHidden>{doing ?? m.table_is_done()}</VisuallyHidden> : null}
    </li>
  );
}

function Ordered({ diner: { share, lines } }: { diner: DinerView }) {
  const language = useLanguage();
  const { restaurant } = useTable();
  return lines.length > 0
    ? formatMoney(toDecimal(share.subtotal), restaurant.currency, language)
    : m.table_nothing_short();
}
