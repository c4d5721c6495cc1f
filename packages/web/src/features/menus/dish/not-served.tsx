import { Button } from "@tablee/design-system/button";
import type { MenuItem, Menu, MenuSection } from "@tablee/domain/menus/menu";
import { closedSection, servedFrom, servedWeeks } from "@tablee/domain/menus/section-hours";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import type { OrderMoment } from "@tablee/domain/restaurants/order-slots";
import { formatDay } from "../../../language/days.ts";
import { clockTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { servedWords } from "../menu/served-line.tsx";
import { useMenuOrdering } from "../reading/menu-ordering.ts";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { CannotAdd } from "./add-bar.tsx";

/** The section that keeps some dishes from being served at the order's time (menus §32); undefined: all are served. */
export function useClosedSection(
  menu: Menu | null,
  items: readonly MenuItem[],
  timezone: string,
): MenuSection | undefined {
  const now = useNow();
  const moment = useMenuOrdering()?.moment;
  return menu && moment ? closedSection(menu, items, { timezone, ...moment }, now) : undefined;
}

interface NotServedProps {
  menu: Menu;
  section: MenuSection;
  items: readonly MenuItem[];
  timezone: string;
}

/** Replaces the button that adds: says when the dish is served, with a way to order it for then. */
export function NotServed({ menu, section, items, timezone }: NotServedProps) {
  const language = useLanguage();
  const now = useNow();
  const ordering = useMenuOrdering();
  const next = ordering?.nextMoment(servedWeeks(menu, items)) ?? null;
  const when = next && whenWords(next, localMoment(now, timezone).date, language);
  return (
    <>
      <CannotAdd>
        {servedFrom(section, timezone, now)
          ? servedWords({ section, timezone }, now, language)
          : m.menu_not_served_then()}
      </CannotAdd>
      {next && ordering ? (
        <Button ref={handsFocusOn} block variant="outline" onClick={() => ordering.chooseMoment(next)}>
          {when === null ? m.menu_order_for_now() : m.menu_order_for({ when })}
        </Button>
      ) : null}
    </>
  );
}

/** The time in words; null: now. */
function whenWords({ date, time }: OrderMoment, today: string, language: "en" | "fr"): string | null {
  if (time === "now") return null;
  const clock = clockTime(time, language);
  return date === today ? clock : m.menu_day_at({ day: formatDay(date, language), time: clock });
}
