import { Badge } from "@tablee/design-system/badge";
import { textIn } from "@tablee/domain/language/text-in";
import { addressLine } from "@tablee/domain/places/address-line";
import { OWNERLESS, PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { formatDateOf } from "../../../language/days.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

function statusWord(status: string): string {
  if (status === PREPARING) return m.management_made_preparing();
  if (status === OWNERLESS) return m.management_ownerless_title();
  return status === "open" ? m.management_made_open() : m.management_made_paused();
}

/** The places that members created, for administrators to review: nobody confirmed that they exist (management §41). */
export function MadePlaces() {
  const language = useLanguage();
  const timezone = useTimezone();
  const { orpc } = useAppContext();
  const { data } = useQuery({ ...orpc.opening.made.queryOptions(), staleTime: 0 });
  if (!data || data.places.length === 0) return null;
  return (
    <section className="mt-10 max-w-[40rem]">
      <h2 className="font-display text-t2">{m.management_made_title()}</h2>
      <p className="mt-1 text-bs text-ink-2">{m.management_made_text()}</p>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {data.places.map(({ restaurant_id, name, address, city, status, made_at, owner }) => (
          <li key={restaurant_id}>
            <Link
              to="/restaurant-admin/$restaurant_id"
              params={{ restaurant_id: String(restaurant_id) }}
              className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-sunken"
            >
              <span className="min-w-0 grow basis-[10rem] [overflow-wrap:anywhere]">
                <span className="block font-semibold">{textIn(name, language)}</span>
                <span className="block text-cap text-ink-2">{addressLine(address, city)}</span>
                <span className="block text-cap text-ink-2">
                  {m.management_claims_by({
                    name: owner ?? m.management_made_nobody(),
                    date: formatDateOf(made_at, timezone, language),
                  })}
                </span>
              </span>
              <Badge tone={status === "open" ? "success" : "neutral"}>{statusWord(status)}</Badge>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
