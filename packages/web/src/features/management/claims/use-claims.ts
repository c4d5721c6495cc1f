import type { Contract } from "@tablee/contract/contract";
import type { Claim } from "@tablee/contract/management/claims.contract";
import type { InferContractRouterInputs } from "@orpc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { deleted } from "../../../api/answers/deleted.ts";
import { useAppContext } from "../../../routes/app-context.ts";

type Inputs = InferContractRouterInputs<Contract["claims"]>;

/** What one claims; read anew whenever one comes, because others decide on it. */
export function useOwnClaims() {
  const { orpc } = useAppContext();
  return useQuery({ ...orpc.claims.own.queryOptions(), staleTime: 0 });
}

/** Everything that is known of claims is read anew. */
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

/** The code of the mail; then one is the owner, and in the rooms. */
export function useConfirm() {
  const { api } = useAppContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: Inputs["confirm"]) => api.claims.confirm(input),
    onSuccess: async ({ restaurant_id }) => {
      // What one may do now is read anew with oneself.
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
