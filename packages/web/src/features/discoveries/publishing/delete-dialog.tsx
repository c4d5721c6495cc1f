import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useToasts } from "@tablee/design-system/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { deleted } from "../../../api/answers/deleted.ts";
import { logFailure } from "../../../api/log-failure.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { discoveryQuery } from "../card/discovery-queries.ts";

/** Asks before it deletes an own discovery (discoveries §22); afterwards one is in the list it stood in, or the feed. */
export function DeleteDialog({ id, open, onClose }: { id: number; open: boolean; onClose: () => void }) {
  useWords();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const leave = useLeave(id);
  const toasts = useToasts();
  const remove = useMutation({
    networkMode: "always",
    mutationFn: () => deleted(api.publishing.remove({ id })),
    // It is still there to be seen (wire §23).
    onError: (error) => {
      logFailure(error);
      onClose();
    },
    onSuccess: () => {
      onClose();
      leave();
      toasts.show({ text: m.publishing_deleted(), tone: "success", id: "publishing" });
      // The page that is being left would ask once more for what is gone.
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

/** Away from what is there no more: from over its list, or from its own page. */
function useLeave(id: number): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return () => {
    const { pathname, search } = router.latestLocation;
    const { discovery, recommendation_id } = search as { discovery?: number; recommendation_id?: number };
    if (discovery === id || recommendation_id === id) {
      const closed = { discovery: undefined, recommendation_id: undefined };
      void navigate({ to: ".", search: (before: object) => ({ ...before, ...closed }), replace: true });
    } else if ([`/discovery/${id}`, `/recommendation-creator/${id}`].includes(pathname))
      void navigate({ to: "/", replace: true });
  };
}
