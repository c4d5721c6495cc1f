import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Photo } from "@tablee/design-system/photo";
import { addressLine } from "@tablee/domain/places/address-line";
import { ChevronRight, Store } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { openState, openWords } from "../../restaurants/open-state.ts";
import { PlaceLink } from "../card/place-link.tsx";
import { placeName } from "../card/place-words.ts";

/** The establishment card of discoveries §12: logo, name, open state and address, linked to the place. */
export function EstablishmentCard({ discovery }: { discovery: Discovery }) {
  const language = useLanguage();
  const name = placeName(discovery, language);
  if (!name) return null;
  const address = addressLine(discovery.google_place_address ?? discovery.city);
  return (
    <section className="mt-6 flex flex-col">
      <h2 className="mb-2.5 text-mic font-semibold text-ink-3">{m.discoveries_place()}</h2>
      <PlaceLink
        discovery={discovery}
        className="ds-frame flex grow flex-wrap items-center gap-x-3.5 gap-y-2 rounded-card bg-sunken p-4 transition-colors duration-150 hover:bg-sunken-2"
      >
        <Photo
          src={discovery.restaurant?.logo_image_path ?? null}
          alt=""
          ratio="1/1"
          corners="none"
          width={48}
          height={48}
          fallback={<Store aria-hidden="true" className="size-6 stroke-[1.5]" />}
          className="size-12 shrink-0 rounded-control bg-raised"
        />
        <span className="min-w-[min(7rem,100%)] flex-1">
          <span className="block font-display text-t3">{name}</span>
          <Facts discovery={discovery} />
          {address ? <span className="mt-0.5 block text-cap break-words text-ink-2">{address}</span> : null}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </PlaceLink>
    </section>
  );
}

function Facts({ discovery: { restaurant } }: { discovery: Discovery }) {
  const language = useLanguage();
  const now = useNow();
  if (!restaurant) return null;
  const state = openState(restaurant, now);
  return (
    <span
      className={`mt-0.5 block text-cap font-semibold ${state.status === "open" ? "text-success-ink" : "text-ink-2"}`}
    >
      {openWords(state, now, language)}
    </span>
  );
}
