import { useQuery } from "@tanstack/react-query";
import { formatDateOf } from "../../../language/days.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { formatCredit } from "../../../language/format-credit.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { OwnSection } from "./own-page.tsx";

/** The credit that administrators gave the member, with the reasons; renders nothing if there is none. */
export function CreditSection() {
  const language = useLanguage();
  const timezone = useTimezone();
  const { orpc } = useAppContext();
  const { data } = useQuery(orpc.accounts.credit.queryOptions({ input: undefined }));
  if (!data || data.credits.length === 0) return null;
  return (
    <div className="mt-10">
      <OwnSection title={m.own_credit_title()} text={m.own_credit_text()}>
        <p className="num font-display text-d2">{formatCredit(data.balance, language)}</p>
        <ul aria-label={m.own_credit_list()} className="mt-3 grid">
          {data.credits.map(({ id, amount, reason, date }) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-t border-line py-3 text-base"
            >
              <span className="wrap-anywhere">{reason}</span>
              <span className="num text-end font-semibold">{formatCredit(amount, language)}</span>
              {/* On a row of its own: the amount stands at the end of the first row, whatever the width. */}
              <time dateTime={date} className="col-span-2 text-bs text-ink-2">
                {formatDateOf(date, timezone, language)}
              </time>
            </li>
          ))}
        </ul>
      </OwnSection>
    </div>
  );
}
