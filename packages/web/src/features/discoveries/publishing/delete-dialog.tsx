import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { deleted } from "../../../api/answers/deleted.ts";
import { logFailure } from "../../../api/log-failure.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { goOnLeaving } from "../../../routes/steps/asked-leave.ts";
import { discoveryQuery } from "../card/discovery-queries.ts";
import { opensOver } from "../discovery/opens-over.ts";

/**
 * Asks before a member's own discovery is deleted (discoveries §22); afterwards leads back to the list it was opened
 * from, or to the feed.
 */
export function DeleteDialog({ id, open, onClose }: { id: number; open: boolean; onClose: () => void }) {
  useWords();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const leave = useLeaveDeleted(id);
  const toasts = useToasts();
  const remove = useMutation({
    networkMode: "always",
    mutationFn: () => deleted(api.publishing.remove({ id })),
    // The discovery is visibly still there (wire §23).
    onError: (error) => {
      logFailure(error);
      onClose();
    },
    onSuccess: () => {
      onClose();
      leave();
      toasts.show({ text: m.publishing_deleted(), tone: "success", id: "publishing" });
      // Marked stale without refetching: the page that is being left would request what no longer exists.
      void client.invalidateQueries({ queryKey: discoveryQuery(orpc, id).queryKey, refetchType: "none" });
      void client.invalidateQueries({ queryKey: orpc.discoveries.list.key() });
      void client.invalidateQueries({ queryKey: orpc.members.key() });
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={m.publishing_delete_title()}
      description={m.publishing_delete_text()}
      confirmLabel={m.publishing_confirm()}
      cancelLabel={m.publishing_cancel()}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  );
}

/**
 * Returns the function that leaves the deleted discovery: its dialog over a list, or its own page. Whoever is leaving its
 * form already and was asked goes where they wanted, unless that is one of these.
 */
export function useLeaveDeleted(id: number): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  const leave = () => {
    const { pathname, search } = router.latestLocation;
    if (opensOver(search, id)) {
      const closed = { discovery: undefined, recommendation_id: undefined };
      void navigate({ to: ".", search: (before: object) => ({ ...before, ...closed }), replace: true });
    } else if ([`/discovery/${id}`, `/recommendation-creator/${id}`].includes(pathname))
      void navigate({ to: "/", replace: true, ignoreBlocker: true });
  };
  return () => {
    if (!goOnLeaving()) return leave();
    const stop = router.subscribe("onBeforeLoad", () => {
      stop();
      leave();
    });
  };
}
