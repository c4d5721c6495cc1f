import { IconButton } from "@tablee/design-system/icon-button";
import { addDays } from "@tablee/domain/restaurants/local-time";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { formatDay } from "../../../language/days.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { type DaySpan, spanWords } from "./span-words.ts";

interface DayHeadProps {
  date: string;
  span: DaySpan;
  timezone: string;
  /** The link to another business day. */
  linkTo: (date: string) => ReactElement<Record<string, unknown>>;
}

/**
 * A business day with its hours, and the links to the days before and after it. None leads past the current day, on
 * which nothing has been sold yet (management §28).
 */
export function DayHead({ date, span, timezone, linkTo }: DayHeadProps) {
  const language = useLanguage();
  const isOver = new Date(span.ends) <= useNow();
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-2">
      {/* With text at twice the size the arrows wrap below the day. */}
      <div className="min-w-0 grow basis-[12rem]">
        <h2 className="font-display text-t2">{formatDay(date, language)}</h2>
        <p className="num text-cap text-ink-2">{spanWords(span, timezone, language)}</p>
      </div>
      <div className="ms-auto flex gap-2 print:hidden">
        <Step label={m.kitchen_totals_back()} link={linkTo(addDays(date, -1))}>
          <ChevronLeft aria-hidden="true" />
        </Step>
        {isOver ? (
          <Step label={m.kitchen_totals_forward()} link={linkTo(addDays(date, 1))}>
            <ChevronRight aria-hidden="true" />
          </Step>
        ) : (
          // The other link stays where it is.
          <span className="size-11" />
        )}
      </div>
    </div>
  );
}

const Step = ({ label, link, children }: { label: string; link: DayLink; children: ReactNode }) => (
  <IconButton variant="quiet" label={label} render={link}>
    {children}
  </IconButton>
);

type DayLink = ReturnType<DayHeadProps["linkTo"]>;
