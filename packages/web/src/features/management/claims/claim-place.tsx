import type { Claim } from "@tablee/contract/management/claims.contract";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Notice } from "@tablee/design-system/notice";
import { textIn } from "@tablee/domain/language/text-in";
import { addressLine } from "@tablee/domain/places/address-line";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, CircleAlert, CircleCheck, Store } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { currentUser, useSession } from "../../../session/session.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { managedBy } from "../managed-restaurants.ts";
import { ManagementSkeleton } from "../management-frame.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { REFUSAL_WORDS } from "./claim-words.ts";
import { WriteToUs } from "./find-place.tsx";
import { OpenClaim } from "./open-claim.tsx";
import { useOwnClaims } from "./use-claims.ts";

/** One place: what the member can do to show that it is theirs, depending on what was done already. */
export function ClaimPlace({ restaurant_id }: { restaurant_id: number }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const place = useQuery({ ...orpc.claims.place.queryOptions({ input: { restaurant_id } }), staleTime: 0 });
  const own = useOwnClaims();
  const failed = [place, own].find(({ data, isError }) => !data && isError);
  return (
    <>
      <Link
        to="/restaurant-admin/new"
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 rounded-inner text-bs text-ink-2 hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.management_claim_other()}
      </Link>
      {place.data && own.data ? (
        <section className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-5">
          <div className="[overflow-wrap:anywhere]">
            <h2 className="font-display text-t1">{textIn(place.data.name, language)}</h2>
            <p className="text-ink-2">{addressLine(place.data.address, place.data.city)}</p>
          </div>
          <ByState
            restaurant_id={restaurant_id}
            owned={place.data.owned}
            claim={own.data.claims.find((one) => one.restaurant_id === restaurant_id) ?? null}
          />
        </section>
      ) : failed ? (
        failed.error && "code" in failed.error && failed.error.code === "not_found" ? (
          <EmptyState icon={<Store />} title={m.management_claim_gone()} />
        ) : (
          <CallFailed error={failed.error} retry={() => void failed.refetch()} />
        )
      ) : (
        <ManagementSkeleton />
      )}
    </>
  );
}

interface ByStateProps {
  restaurant_id: number;
  owned: boolean;
  /** The member's newest claim of this place. */
  claim: Claim | null;
}

function ByState({ restaurant_id, owned, claim }: ByStateProps) {
  useWords();
  const { user } = useSession();
  const isOwner = user !== null && managedBy(user).includes(restaurant_id);
  // Somebody else may have approved it meanwhile, or the answer to the code was lost.
  const isAsking = useRightsAnew(claim?.state === "approved" && !isOwner);
  if (isAsking) return <ManagementSkeleton />;
  if (isOwner) {
    const params = { restaurant_id: String(restaurant_id) };
    return (
      <>
        <Notice tone="success" icon={<CircleCheck />}>
          {m.management_claim_approved_title()}
        </Notice>
        <Button render={<Link to="/restaurant-admin/$restaurant_id" params={params} />}>
          {m.management_claim_to_rooms()}
        </Button>
      </>
    );
  }
  const refusal = claim?.refusal ?? null;
  const why =
    refusal === null ? null : (
      <Notice tone="warning" icon={<CircleAlert />} title={m.management_claim_refused()} announce={false}>
        {REFUSAL_WORDS[refusal]()}
      </Notice>
    );
  if (owned) {
    return (
      <>
        {why}
        <div>
          <p className="font-semibold">{m.management_claim_owned()}</p>
          <p className="mt-1 mb-4 text-bs text-ink-2">{m.management_claim_owned_text()}</p>
          <WriteToUs />
        </div>
      </>
    );
  }
  if (claim?.state === "open") return <OpenClaim claim={claim} />;
  return (
    <>
      {why}
      <ClaimForm restaurant_id={restaurant_id} again={refusal !== null} />
    </>
  );
}

/** Asks for the member's rights again, because a claim says more than is known of them; returns whether it is asking. */
function useRightsAnew(isDue: boolean): boolean {
  const { orpc, platform } = useAppContext();
  const { isFetchedAfterMount, isError } = useQuery({
    ...currentUser({ orpc, platform }),
    staleTime: 0,
    enabled: isDue,
  });
  // Once is enough: later answers must not take away what is being typed.
  return isDue && !isFetchedAfterMount && !isError;
}
