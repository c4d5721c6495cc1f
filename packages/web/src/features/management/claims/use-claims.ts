import type { Contract } from "@tablee/contract/contract";
import type { Claim } from "@tablee/contract/management/claims.contract";
import type { InferContractRouterInputs } from "@orpc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { deleted } from "../../../api/answers/deleted.ts";
import { useAppContext } from "../../../routes/app-context.ts";

type Inputs = InferContractRouterInputs<Contract["claims"]>;

/** The member's claims, refetched on every mount, because others decide on them. */
export function useOwnClaims() {
  const { orpc } = useAppContext();
  return useQuery({ ...orpc.claims.own.queryOptions(), staleTime: 0 });
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
 */
export function useConfirm() {
  const { api } = useAppContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: Inputs["confirm"]) => api.claims.confirm(input),
    onSuccess: async ({ restaurant_id }) => {
      // The member's rights have changed: they are refetched with the member.
      await client.invalidateQueries();
      await navigate({ to: "/restaurant-admin/$restaurant_id", params: { restaurant_id: String(restaurant_id) } });
    },
  });
}

export function useDecideClaim() {
  const { api } = useAppContext();
  const onSettled = useReadAnew();
  return useMutation({ mutationFn: (input: Inputs["decide"]) => api.claims.decide(input), onSettled });
}
