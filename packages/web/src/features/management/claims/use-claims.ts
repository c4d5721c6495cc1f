import type { Contract } from "@tablee/contract/contract";
import type { Claim } from "@tablee/contract/management/claims.contract";
import type { InferContractRouterInputs } from "@orpc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { deleted } from "../../../api/answers/deleted.ts";
import { mayBeDone } from "../../../api/retry-delay.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { currentUser } from "../../../session/session.ts";
import { managedBy } from "../managed-restaurants.ts";

type Inputs = InferContractRouterInputs<Contract["claims"]>;

/** How often somebody who watches a claim that waits learns of its decision, in ms. */
const WAITING_MS = 60_000;

/** The member's claims, refetched on every mount, and while one waits, because others decide on them. */
export function useOwnClaims() {
  const { orpc } = useAppContext();
  return useQuery({
    ...orpc.claims.own.queryOptions(),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.claims.some((claim) => claim.state === "open") === true ? WAITING_MS : false,
  });
}

/** Returns a function that refetches everything about claims. */
function useReadAnew() {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orpc.claims.key() });
}

export function useClaimPlace() {
  const { api } = useAppContext();
  const onSettled = useReadAnew();
  return useMutation({ mutationFn: (input: Inputs["claim"]) => api.claims.claim(input), onSettled });
}

export function useWithdraw() {
  const { api } = useAppContext();
  const onSettled = useReadAnew();
  return useMutation({ mutationFn: ({ id }: Pick<Claim, "id">) => deleted(api.claims.withdraw({ id })), onSettled });
}

export function useSendCode() {
  const { api } = useAppContext();
  const onSettled = useReadAnew();
  return useMutation({ mutationFn: (input: Inputs["sendCode"]) => api.claims.sendCode(input), onSettled });
}

/**
 * Confirms a claim with the code from the mail; the member is then the owner, and is led to the restaurant's screens.
 * After a lost answer, the member's rights tell whether it was confirmed.
 */
export function useConfirm({ id, restaurant_id }: Pick<Claim, "id" | "restaurant_id">) {
  const { api, orpc, platform } = useAppContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  /** Whether even that could not be found out. */
  const [isUnknown, setUnknown] = useState(false);
  const confirmed = async (code: string) => {
    setUnknown(false);
    try {
      return await api.claims.confirm({ id, code });
    } catch (error) {
      if (!mayBeDone(error)) throw error;
      const user = await client.query({ ...currentUser({ orpc, platform }), staleTime: 0 }).catch(() => null);
      if (user && managedBy(user).includes(restaurant_id)) return { restaurant_id };
      setUnknown(user === null);
      throw error;
    }
  };
  const confirm = useMutation({
    mutationFn: confirmed,
    onSuccess: async () => {
      // The member's rights have changed: they are refetched with the member.
      await client.invalidateQueries();
      await navigate({ to: "/restaurant-admin/$restaurant_id", params: { restaurant_id: String(restaurant_id) } });
    },
  });
  return { ...confirm, isUnknown };
}

export function useDecideClaim() {
  const { api } = useAppContext();
  const onSettled = useReadAnew();
  return useMutation({ mutationFn: (input: Inputs["decide"]) => api.claims.decide(input), onSettled });
}
