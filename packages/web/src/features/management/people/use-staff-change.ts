import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { StaffRole } from "@tablee/domain/accounts/right";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { deleted } from "../../../api/answers/deleted.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import type { People } from "@tablee/contract/management/people.contract";

export interface StaffChange {
  person: People["people"][number];
  /** null: none, they leave. */
  role: StaffRole | null;
}

/**
 * Changes somebody's role, or removes them. Members who have changed their own role no longer see this screen: they are
 * led to their restaurants (management §23).
 */
export function useStaffChange(restaurant_id: number, restaurant: string) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  return useMutation({
    mutationFn: ({ person: { account_id }, role }: StaffChange) => {
      const changing = api.people.change({ restaurant_id, account_id, role });
      return role === null ? deleted(changing) : changing;
    },
    onError: () => client.invalidateQueries({ queryKey: orpc.people.list.key() }),
    onSuccess: async (_, { person, role }) => {
      if (!person.self) return client.invalidateQueries({ queryKey: orpc.people.list.key() });
      const text = role === null ? m.management_staff_left({ restaurant }) : m.management_own_role_done({ restaurant });
      toasts.show({ text, tone: "success", id: "own-role" });
      await navigate({ to: "/restaurant-admin" });
      client.removeQueries({ queryKey: orpc.people.list.key() });
      // The member's rights have changed: they are refetched with the member.
      await client.invalidateQueries();
    },
  });
}
