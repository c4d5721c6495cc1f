import { textIn } from "@tablee/domain/language/text-in";
import { addressLine } from "@tablee/domain/places/address-line";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

/** The places that take no orders because their last owner left: an administrator invites another (management §47). */
export function OwnerlessPlaces() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { data } = useQuery({ ...orpc.claims.ownerless.queryOptions(), staleTime: 0 });
  if (!data || data.places.length === 0) return null;
  return (
    <section className="mt-10 max-w-[40rem]">
      <h2 className="font-display text-t2">{m.management_ownerless_title()}</h2>
      <p className="mt-1 text-bs text-ink-2">{m.management_ownerless_text()}</p>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {data.places.map(({ restaurant_id, name, address, city }) => (
          <li key={restaurant_id}>
            <Link
              to="/restaurant-admin/$restaurant_id/people"
              params={{ restaurant_id: String(restaurant_id) }}
              className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-sunken"
            >
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <span className="block font-semibold">{textIn(name, language)}</span>
                <span className="block text-cap text-ink-2">{addressLine(address, city)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
