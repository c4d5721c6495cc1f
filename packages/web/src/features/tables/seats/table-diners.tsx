import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { toDecimal } from "@tablee/domain/money/minor";
import { Plus } from "lucide-react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DinerAvatar } from "./diner-avatar.tsx";
import { useTable } from "../live/table-context.ts";
import type { DinerView } from "../live/table-view.ts";
import { doingWords } from "../live/table-words.ts";

/** Everybody at the table in one row (tables §6): who is there, what each is doing, what it comes to. */
export function TableDiners({ onInvite }: { onInvite: () => void }) {
  useWords();
  const { view } = useTable();
  return (
    <ul
      aria-label={m.table_everybody()}
      className="no-scrollbar -mx-gutter flex items-start gap-1 overflow-x-auto px-[0.625rem] py-2 tablet:-mx-2 tablet:px-0"
    >
      {(view?.diners ?? []).map((diner) => (
        <Diner key={diner.user.id} diner={diner} />
      ))}
      <li className="w-18 shrink-0 text-center">
        <button
          type="button"
          onClick={onInvite}
          aria-label={m.table_invite_somebody()}
          className="mx-auto grid size-14 place-items-center rounded-full border-[1.5px] border-line-control text-ink-2 hover:bg-sunken"
        >
          <Plus aria-hidden="true" className="size-6 stroke-[1.75]" />
        </button>
      </li>
    </ul>
  );
}

function Diner({ diner: { user, me, share, lines } }: { diner: DinerView }) {
  const language = useLanguage();
  const { restaurant } = useTable();
  const amount = formatMoney(toDecimal(share.subtotal), restaurant.currency, language);
  const state = user.left ? m.table_left_short() : user.present || me ? null : m.table_away_short();
  const doing = me ? null : doingWords(user);
  return (
    <li className="w-18 shrink-0 text-center">
      <DinerAvatar user={user} me={me} size={56} live />
      <p dir="auto" className={`mt-2 truncate text-cap leading-4 ${me ? "font-semibold" : "font-medium"}`}>
        {me ? m.table_you() : user.name}
      </p>
      <p className="num text-mic leading-[0.9375rem] text-ink-3">
        {state ?? (lines.length > 0 ? amount : m.table_nothing_short())}
      </p>
      {doing || user.doing === "done" ? <VisuallyHidden>{doing ?? m.table_is_done()}</VisuallyHidden> : null}
    </li>
  );
}
