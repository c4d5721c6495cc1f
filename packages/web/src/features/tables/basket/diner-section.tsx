import { Button } from "@tablee/design-system/button";
import { toDecimal } from "@tablee/domain/money/minor";
import { Check } from "lucide-react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DinerAvatar } from "../seats/diner-avatar.tsx";
import { RefusedChanges } from "./refused-changes.tsx";
import { useTable } from "../live/table-context.ts";
import { TableDiscounts } from "./table-discounts.tsx";
import { TableLineRow } from "./table-line-row.tsx";
import type { RefusedChange } from "../live/table-seats.ts";
import type { DinerView, TableLineView } from "../live/table-view.ts";
import { doingWords } from "../live/table-words.ts";

/** One diner's lines below their name, with the subtotal (tables §6). */
export function DinerSection({ diner, compact }: { diner: DinerView; compact?: boolean }) {
  const language = useLanguage();
  const { table, seat, restaurant } = useTable();
  const { user, me, lines, share } = diner;
  const money = formatMoney(toDecimal(share.subtotal), restaurant.currency, language);
  const heading = `diner-${user.id}`;
  const Heading = compact ? "h3" : "h2";
  const refusedOf = (line_id: string) => seat.refused.filter((change) => change.line_id === line_id);
  const elsewhere = seat.refused.filter(({ line_id }) => !table?.items.some(({ id }) => id === line_id));
  return (
    <section aria-labelledby={heading} className="border-t border-line py-4">
      <div className="flex flex-wrap items-center justify-end gap-x-3">
        <DinerAvatar user={user} me={me} size={compact ? 32 : 40} />
        <Heading id={heading} className="min-w-0 grow basis-[5rem] text-body font-semibold">
          <bdi>{me ? m.table_you() : user.name}</bdi>{" "}
          <span className="text-cap font-normal text-ink-3">{stateOf(diner)}</span>
        </Heading>
        <span className="num shrink-0 text-end leading-5">
          <span className="block font-semibold">{money}</span>
          {lines.length > 0 ? (
            <span className="block text-mic font-normal text-ink-3">{m.table_before_taxes()}</span>
          ) : null}
        </span>
      </div>
      {me ? null : <Doing diner={diner} />}
      {lines.length > 0 ? (
        <ul className="mt-1.5">
          {lines.map((line) => (
            <Line key={line.id} line={line} heading={compact ? "h4" : "h3"} refused={refusedOf(line.id)} />
          ))}
        </ul>
      ) : (
        <p className="ms-13 mt-1 text-cap text-ink-3">{me ? m.table_nothing_you() : m.table_nothing_other()}</p>
      )}
      <TableDiscounts discounts={share.discounts} className="ms-9 py-1" />
      {me ? <RefusedChanges changes={elsewhere} /> : null}
      {me && lines.length > 0 ? <DoneSwitch done={user.doing === "done"} /> : null}
    </section>
  );
}

interface LineProps {
  line: TableLineView;
  heading: "h3" | "h4";
  refused: readonly RefusedChange[];
}

const Line = ({ line, heading, refused }: LineProps) => (
  <>
    <TableLineRow line={line} heading={heading} />
    {refused.length > 0 ? (
      <li>
        <RefusedChanges changes={refused} />
      </li>
    ) : null}
  </>
);

/** The state shown beside the name: only the most important one. */
function stateOf({ user, me }: DinerView): string {
  if (user.left) return m.table_has_left();
  if (!me && !user.present) return m.table_is_away();
  if (user.doing === "done") return me ? m.table_are_done() : m.table_is_done();
  if (!user.opener) return "";
  return me ? m.table_opened_it() : m.table_opened_it_other();
}

function Doing({ diner: { user } }: { diner: DinerView }) {
  useWords();
  const words = doingWords(user);
  if (!words) return null;
  return (
    <p className="mt-2 flex w-fit max-w-full items-center gap-2 rounded-[0.625rem] bg-sunken px-3 py-2 text-cap text-ink-2">
      <span aria-hidden="true" className="table-busy flex gap-[0.1875rem]">
        {["", "opacity-65", "opacity-35"].map((look) => (
          <span key={look} className={`ds-mark block size-[0.3125rem] rounded-full bg-ink ${look}`} />
        ))}
      </span>
      <bdi className="min-w-0">{words}</bdi>
    </p>
  );
}

/** Tells the others that this diner has chosen everything, so that somebody can place the order. */
function DoneSwitch({ done }: { done: boolean }) {
  useWords();
  const { shared } = useTable();
  return (
    <Button
      size="sm"
      variant={done ? "ghost" : "quiet"}
      className="mt-2"
      start={done ? null : <Check aria-hidden="true" />}
      onClick={() => shared?.tell(done ? null : "done")}
    >
      {done ? m.table_not_done() : m.table_done()}
    </Button>
  );
}
