import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { mayBeDone } from "../../../../api/retry-delay.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAppContext } from "../../../../routes/app-context.ts";
import { stepsDone } from "../../../../session/second-step-later.ts";
import { useSettingsPage } from "../../settings/use-settings.ts";
import { draftEndKey, type MenuEditing } from "../use-menu-draft.ts";

/** Publishes or discards a draft; each returns the draft that then exists. */
export function useDraftEnds(editing: MenuEditing, draft: MenuDraft, ended: () => void) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { take, forgetSteps } = editing;
  const { restaurant_id, revision } = draft;
  const { data: page } = useSettingsPage(restaurant_id);
  const again = () => client.invalidateQueries({ queryKey: orpc.management.draft.key({ input: { restaurant_id } }) });
  const always = { mutationKey: draftEndKey(restaurant_id), networkMode: "always" as const, onError: again };
  const publish = useMutation({
    ...always,
    mutationFn: (reviewed: number) => api.management.publish({ restaurant_id, revision: reviewed }),
    onSuccess: (published) => {
      take(published.draft);
      forgetSteps();
      ended();
      if (page && page.status !== PREPARING) stepsDone();
      toasts.show({ text: m.management_published(), tone: "success" });
      void client.invalidateQueries({ queryKey: orpc.management.versions.key() });
    },
  });
  const discard = useMutation({
    ...always,
    mutationFn: () => api.management.discard({ restaurant_id, revision }),
    onSuccess: (fresh) => {
      take(fresh);
      forgetSteps();
      ended();
    },
  });
  const pressed = useWhatBecameOf(publish, revision, editing.error === null);
  const isLost = [publish, discard].some(({ isError, error }) => isError && mayBeDone(error));
  return {
    publish,
    discard,
    onPublish: () => {
      pressed();
      publish.mutate(revision);
    },
    /** Whether an answer was lost, and the draft could not be fetched since, which would tell what became of it. */
    isUnknown: isLost && editing.error !== null,
  };
}

interface Publishing {
  error: unknown;
  variables: number | undefined;
  mutate: (reviewed: number) => void;
}

/**
 * After a lost answer, asks once what became of the publication when the draft turns out to have moved on: publishing
 * the same revision again publishes nothing, and answers the version that it became, or that something else moved it. A
 * draft that was fetched since (`isFetched`) and is still the same was not published: later edits move it on.
 * Returns what to call at each press, about which it then asks anew.
 */
function useWhatBecameOf({ error, variables, mutate }: Publishing, revision: number, isFetched: boolean): () => void {
  const answered = useRef<number>(undefined);
  const isLost = error !== null && mayBeDone(error) && variables !== undefined && isFetched;
  useEffect(() => {
    if (!isLost || answered.current === variables) return;
    answered.current = variables;
    if (variables < revision) mutate(variables);
  }, [isLost, variables, revision, mutate]);
  return () => {
    answered.current = undefined;
  };
}
