import type { Claim } from "@tablee/contract/management/claims.contract";
import { Badge } from "@tablee/design-system/badge";
import { textIn } from "@tablee/domain/language/text-in";
import { addressLine } from "@tablee/domain/places/address-line";
import { Link, useSearch } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { ClaimPlace } from "./claim-place.tsx";
import { FindPlace } from "./find-place.tsx";
import { MakePlace } from "./make-place.tsx";
import { useOwnClaims } from "./use-claims.ts";

const STATES = {
  open: { tone: "warning", word: () => m.management_claim_waiting() },
  approved: { tone: "success", word: () => m.management_claim_approved() },
  refused: { tone: "neutral", word: () => m.management_claim_refused() },
} as const;

/** The screen on which a member finds a place on Tablée and shows that it is theirs (management §38). */
export function ClaimScreen() {
  useWords();
  const { place, make } = useSearch({ from: "/restaurant-admin/new" });
  const { data } = useOwnClaims();
  // Kept here, so that coming back from a place, or from creating one, shows the same search.
  const [query, setQuery] = useState("");
  return (
    <div className="mx-auto w-full max-w-[40rem] px-gutter pt-2 pb-24 tablet:pt-6 large:mx-0 large:px-7">
      <h1 className="font-display text-d2 tablet:text-d1">{m.management_claim_title()}</h1>
      <p className="mt-2 mb-6 text-ink-2">{m.management_claim_text()}</p>
      {make !== undefined ? (
        <MakePlace name={make} />
      ) : place === undefined ? (
        <>
          <OwnClaims claims={data?.claims ?? []} />
          <FindPlace query={query} onQuery={setQuery} />
        </>
      ) : (
        <ClaimPlace key={place} restaurant_id={place} />
      )}
    </div>
  );
}

function OwnClaims({ claims }: { claims: readonly Claim[] }) {
  const language = useLanguage();
  // A place that was claimed again shows only the newest claim.
  const newest = claims.filter(
    ({ restaurant_id }, index) => claims.findIndex((one) => one.restaurant_id === restaurant_id) === index,
  );
  if (newest.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="font-display text-t2">{m.management_claim_own()}</h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
        {newest.map(({ id, restaurant_id, name, address, state }) => (
          <li key={id}>
            <Link
              to="/restaurant-admin/new"
              search={{ place: restaurant_id }}
              className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-sunken"
            >
              <span className="min-w-0 grow basis-[10rem] [overflow-wrap:anywhere]">
                <span className="block font-semibold">{textIn(name, language)}</span>
                <span className="block text-cap text-ink-2">{addressLine(address)}</span>
              </span>
              <Badge tone={STATES[state].tone}>{STATES[state].word()}</Badge>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
