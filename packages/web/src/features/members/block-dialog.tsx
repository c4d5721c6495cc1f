import { AlertDialog } from "@tablee/design-system/dialogs/alert-dialog";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { Contract } from "@tablee/contract/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureLine } from "../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { applyBlock, blockedWords, setBlocked } from "./member-blocks.ts";

const REFUSALS = {
  own_account: () => m.members_refused_own(),
  too_many_blocked: () => m.members_refused_too_many_blocked(),
  not_found: () => m.members_refused_gone(),
} satisfies RefusalWords<Contract["members"]["block"]>;

export interface BlockDialogProps {
  member: { id: number; first_name: string };
  hide: () => void;
  /** Whether a step of the history opened it, which Back takes. Default true. */
  isStep?: boolean;
}

/** Asks before a member is blocked or unblocked (members §11). */
export function BlockDialog({ member: { id, first_name: name }, hide, isStep = true }: BlockDialogProps) {
  useWords();
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { user } = useSession();
  // The state when the dialog opened: its text must not change while the call is made.
  const [wasBlocked] = useState(user?.blocked.includes(id) ?? false);
  const change = useMutation({
    networkMode: "always",
    mutationFn: () => setBlocked(api, id, !wasBlocked),
    onSuccess: (blocked) => {
      hide();
      applyBlock(client, orpc, id, blocked);
      toasts.show({ text: blockedWords(blocked, name), tone: "success", id: "block" });
    },
  });
  const problem = change.error && (wordsOfRefusal(REFUSALS, change.error) ?? failureLine(change.error));
  return (
    <AlertDialog
      open
      hasOwnStep={isStep}
      onOpenChange={(open) => {
        if (!open) hide();
      }}
      title={wasBlocked ? m.members_unblock_title({ name }) : m.members_block_title({ name })}
      description={wasBlocked ? m.members_unblock_text({ name }) : m.members_block_text({ name })}
      confirmLabel={wasBlocked ? m.members_unblock() : m.members_block()}
      cancelLabel={m.members_cancel()}
      onConfirm={() => change.mutate()}
      busy={change.isPending}
      tone={wasBlocked ? "primary" : "danger"}
    >
      {problem ? (
        <p role="alert" className="text-base text-danger-ink">
          {problem}
        </p>
      ) : null}
    </AlertDialog>
  );
}
