import { closedSection } from "@tablee/domain/menus/section-hours";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useNow } from "../../../language/now.ts";
import { useMenuOrdering } from "./menu-ordering.ts";
import type { MenuOutline } from "./menu-outline.ts";

type Closed = ReadonlyMap<number, WeekHours>;
const NONE: Closed = new Map();
const ClosedSectionsContext = createContext<Closed>(NONE);

/** The hours of a dish's section, if it is not served at the order's time (menus §32); otherwise null. */
export const useClosedHours = (section_id: number | null): WeekHours | null => {
  const closed = use(ClosedSectionsContext);
  return section_id === null ? null : (closed.get(section_id) ?? null);
};

/** Provides the cards of a menu with the sections that are not served at the order's time. */
export function ClosedSections({ outline, children }: { outline: MenuOutline; children: ReactNode }) {
  const now = useNow();
  const moment = useMenuOrdering()?.moment ?? null;
  const { timezone } = outline.restaurant;
  const when = { timezone, ...(moment ?? { date: "", time: "now" }) };
  const own = outline.sections.flatMap((section) => section.own ?? []);
  const shut = own.filter(({ id }) => closedSection({ sections: own }, [{ section_id: id }], when, now));
  // Cards render again only when a section opens or closes, not every minute.
  const ids = shut.map(({ id }) => id).join(" ");
  const closed = useMemo(() => {
    const known = new Set(ids.split(" "));
    const sections = outline.sections.flatMap((section) => section.own ?? []);
    return new Map(sections.flatMap(({ id, hours }) => (hours && known.has(String(id)) ? [[id, hours] as const] : [])));
  }, [outline, ids]);
  return <ClosedSectionsContext value={closed}>{children}</ClosedSectionsContext>;
}
