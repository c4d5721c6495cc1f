import type { Figures } from "@tablee/contract/management/figures.contract";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { DEFAULT_SOURCE } from "@tablee/domain/orders/order-source";
import { Link } from "@tanstack/react-router";
import { formatDateOf, formatRowDay } from "../../../language/days.ts";
import { clockTime, formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { minutesWords } from "../../../language/minutes.ts";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../../orders/words/order-words.ts";
import { type Bar, BarTable } from "./bar-table.tsx";
import { DishTable } from "./dish-table.tsx";
import { SaveFiguresButton } from "./save-figures-button.tsx";
import { Summary } from "./summary.tsx";

/** What was sold in a period: by day, hour, ordering mode, dish and source; and what members wrote about the place. */
export function FiguresView({ figures }: { figures: Figures }) {
  useWords();
  return (
    <>
      <Summary figures={figures} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[44rem] text-cap text-ink-2">{m.management_figures_text({ timezone: figures.timezone })}</p>
        <SaveFiguresButton figures={figures} />
      </div>
      <Tables figures={figures} />
    </>
  );
}

/** Returns the restaurant's own name for the source of an order, or ours. */
const sourceWord = (source: string): string => (source === DEFAULT_SOURCE ? "Tablée" : source);

const hourWord = (hour: number, language: Language): string =>
  clockTime(`${String(hour).padStart(2, "0")}:00`, language);

function useSoldBy({ currency }: Figures) {
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, currency, language);
  const soldBy = (key: string, name: string, { orders, total }: { orders: number; total: number }): Bar => ({
    key,
    name,
    size: total,
    cells: [orders, money(total)],
  });
  return { language, money, soldBy, sold: [m.kitchen_totals_orders(), m.order_total()] as const };
}

function Tables({ figures }: { figures: Figures }) {
  useWords();
  const { language, money, soldBy, sold } = useSoldBy(figures);
  const empty = m.management_nothing_sold();
  return (
    // CSS columns instead of a grid: beside ninety days, a few dishes would leave a gap.
    <div className="mt-4 gap-4 large:columns-2 [&>*]:mb-4">
      <BarTable
        caption={m.management_by_day()}
        columns={[m.management_day(), ...sold, m.management_preparation()]}
        empty={empty}
        rows={figures.by_day.map((day) => ({
          ...soldBy(day.date, formatRowDay(day.date, language), day),
          cells: [
            day.orders,
            money(day.total),
            day.preparation_seconds === null ? "–" : minutesWords(day.preparation_seconds),
          ],
        }))}
      />
      <DishTable figures={figures} />
      <BarTable
        caption={m.management_by_hour()}
        columns={[m.management_hour(), ...sold]}
        empty={empty}
        rows={figures.by_hour.map((row) => soldBy(String(row.hour), hourWord(row.hour, language), row))}
      />
      <Ways figures={figures} />
    </div>
  );
}

/** The figures by ordering mode and by source; and what members wrote about the place. */
function Ways({ figures }: { figures: Figures }) {
  useWords();
  const { soldBy, sold } = useSoldBy(figures);
  const empty = m.management_nothing_sold();
  return (
    <>
      <BarTable
        caption={m.management_by_mode()}
        columns={[m.management_mode(), ...sold]}
        empty={empty}
        rows={figures.by_mode.map((row) => soldBy(row.mode, modeWord(row.mode), row))}
      />
      <BarTable
        caption={m.management_by_source()}
        columns={[m.management_source(), ...sold]}
        empty={empty}
        rows={figures.by_source.map((row) => soldBy(row.source, sourceWord(row.source), row))}
      />
      <Discoveries figures={figures} />
      <BarTable
        caption={m.management_misses()}
        columns={[m.management_misses_words(), m.management_misses_times()]}
        empty={m.management_misses_none()}
        rows={figures.misses.map(({ words, times }) => ({ key: words, name: words, size: times, cells: [times] }))}
      />
    </>
  );
}

function Discoveries({ figures }: { figures: Figures }) {
  const language = useLanguage();
  return (
    <BarTable
      caption={m.management_discoveries()}
      columns={[m.management_discovery(), m.management_likes(), m.management_sold_before(), m.management_sold_after()]}
      empty={m.management_no_discoveries()}
      rows={figures.discoveries.map(({ id, name, date, likes, sold_before, sold_after }) => ({
        key: String(id),
        name: (
          <>
            <Link
              to="/discovery/$id"
              params={{ id: String(id) }}
              className="hit font-semibold underline underline-offset-2"
            >
              {textIn(name, language)}
            </Link>
            <span className="block text-cap text-ink-2">{formatDateOf(date, figures.timezone, language)}</span>
          </>
        ),
        size: likes,
        cells: [likes, sold_before ?? "–", sold_after ?? "–"],
      }))}
    />
  );
}
