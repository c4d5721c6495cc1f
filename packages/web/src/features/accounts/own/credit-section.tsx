import { useQuery } from "@tanstack/react-query";
import { formatDateOf } from "../../../language/days.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { OwnSection } from "./own-page.tsx";

/** What administrators gave the member, and why; nothing where that is nothing. */
export function CreditSection() {
  const language = useLanguage();
  const timezone = useTimezone();
  const { orpc } = useAppContext();
  const { data } = useQuery(orpc.accounts.credit.queryOptions({ input: undefined }));
  if (!data || data.credits.length === 0) return null;
  return (
    <div className="mt-10">
      <OwnSection title={m.own_credit_title()} text={m.own_credit_text()}>
        <p className="num font-display text-d2">{formatMoney(data.balance, "CAD", language)}</p>
        <ul aria-label={m.own_credit_list()} className="mt-3 grid">
          {data.credits.map(({ id, amount, reason, date }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line py-3 text-base">
              <span className="min-w-0 grow basis-[12rem] wrap-anywhere">{reason}</span>
              <time dateTime={date} className="text-bs text-ink-2">
                {formatDateOf(date, timezone, language)}
              </time>
              <span className="num font-semibold">{formatMoney(amount, "CAD", language)}</span>
            </li>
          ))}
        </ul>
      </OwnSection>
    </div>
  );
}
