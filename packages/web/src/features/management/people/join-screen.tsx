import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Message } from "@tablee/design-system/message";
import { textIn } from "@tablee/domain/language/text-in";
import type { StaffRole } from "@tablee/domain/accounts/right";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Link2Off, Store } from "lucide-react";
import { isCallError } from "../../../api/call-error.ts";
import { failureLine } from "../../../api/failure-words.ts";
import { isRefused } from "../../../api/retry-delay.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { currentUser, useSession } from "../../../session/session.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { ManagementSkeleton } from "../management-frame.tsx";
import { ROLE_TEXTS, ROLE_WORDS } from "./role-words.ts";

interface Offer {
  restaurant_id: number;
  role: StaffRole;
}

/** Accepts an invitation, and leads to the restaurant's screens. */
function useJoin(key: string, offer: Offer | undefined) {
  const { orpc, api, platform } = useAppContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  /** Joins, or finds that an attempt whose answer was lost has done so. */
  const joined = async () => {
    try {
      return await api.people.join({ key });
    } catch (error) {
      if (!isCallError(error) || error.code !== "not_found" || !offer) throw error;
      const { kitchens } = await client.query({ ...currentUser({ orpc, platform }), staleTime: 0 });
      if (!kitchens.includes(offer.restaurant_id)) throw error;
      return offer;
    }
  };
  return useMutation({
    mutationFn: joined,
    onSuccess: async ({ restaurant_id, role }) => {
      // The member's rights have changed: they are refetched with the member.
      await client.invalidateQueries();
      if (role === "kitchen") await navigate({ to: "/kitchen", search: { restaurant: restaurant_id } });
      else {
        const params = { restaurant_id: String(restaurant_id) };
        await navigate({ to: "/restaurant-admin/$restaurant_id", params });
      }
    },
  });
}

/** The screen behind an invitation's link: what it offers, and to whom. */
export function JoinScreen() {
  const language = useLanguage();
  const { key = "" } = useSearch({ from: "/restaurant-admin/join" });
  const { orpc } = useAppContext();
  const { user } = useSession();
  // Requested once: accepting uses up the link, after which there is nothing to look at.
  const look = orpc.people.look.queryOptions({ input: { key } });
  const offer = useQuery({ ...look, retry: false, staleTime: "static", gcTime: 0 });
  const join = useJoin(key, offer.data);
  return (
    <div className="mx-auto w-full max-w-[36rem] px-gutter pt-6 pb-24 tablet:pt-12">
      {offer.data ? (
        <div className="grid justify-items-center gap-3 text-center">
          <Store aria-hidden="true" className="size-10 text-primary-ink" />
          <h1 className="font-display text-d2 tablet:text-d1">
            {m.management_join_title({ restaurant: textIn(offer.data.name, language) })}
          </h1>
          <p className="text-ink-2">
            {m.management_join_as({ role: ROLE_WORDS[offer.data.role]() })} {ROLE_TEXTS[offer.data.role]()}
          </p>
          <p className="text-ink-2">{m.management_join_account({ email: user?.email ?? "" })}</p>
          {join.isError ? (
            <Message tone="danger" announce>
              {failureLine(join.error)}
            </Message>
          ) : null}
          <Button size="lg" loading={join.isPending} onClick={() => join.mutate()}>
            {m.management_join()}
          </Button>
        </div>
      ) : offer.isError && !isRefused(offer.error) ? (
        <CallFailed error={offer.error} retry={() => void offer.refetch()} heading="h1" />
      ) : offer.isError ? (
        <>
          <h1 className="sr-only">{m.management_join_gone()}</h1>
          <EmptyState icon={<Link2Off />} title={m.management_join_gone()} text={m.management_join_gone_text()} />
        </>
      ) : (
        <>
          <h1 className="sr-only">{m.management_title()}</h1>
          <ManagementSkeleton />
        </>
      )}
    </div>
  );
}
