import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { isSentence, MAX_APPEAL } from "@tablee/domain/discoveries/deciding";
import { lengthOf } from "@tablee/domain/validation/text-length";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useToldIfClosed } from "../../../shell/failures/use-told-if-closed.ts";
import { discoveryQuery } from "../card/discovery-queries.ts";
import { appealFailure } from "./publishing-words.ts";

interface AppealDialogProps {
  id: number;
  onAppealed: (appealed: Discovery) => void;
  onClose: () => void;
}

/** What was typed about each discovery and not sent: neither closing the dialog nor a failure loses it. */
const texts = new Map<number, string>();

function useAppeal({ id, onAppealed, onClose }: AppealDialogProps) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const tellIfClosed = useToldIfClosed();
  const [text, setText] = useState(texts.get(id) ?? "");
  const type = (typed: string) => {
    texts.set(id, typed);
    setText(typed);
  };
  const send = useMutation({
    networkMode: "always",
    mutationFn: () => api.publishing.appeal({ id, text: text.trim() }),
    onError: (error) => tellIfClosed(appealFailure(error)),
    onSuccess: (found) => {
      texts.delete(id);
      client.setQueryData(discoveryQuery(orpc, id).queryKey, found);
      onAppealed(found);
      toasts.show({ text: m.publishing_appealed(), tone: "success", id: "publishing" });
      onClose();
    },
  });
  return { text, type, send };
}

/** Asks for one sentence against a rejection, once (discoveries §26). */
export function AppealDialog(props: AppealDialogProps) {
  useWords();
  const form = useId();
  const { text, type, send } = useAppeal(props);
  const [asked, setAsked] = useState(false);
  const isFit = isSentence(text, MAX_APPEAL);
  const refused = asked && !isFit ? m.publishing_appeal_invalid() : null;
  return (
    <ResponsiveDialog
      open
      onOpenChange={props.onClose}
      title={m.publishing_appeal_title()}
      description={m.publishing_appeal_text()}
      closeLabel={m.publishing_cancel()}
      size="sm"
      footer={
        <Button block type="submit" form={form} loading={send.isPending}>
          {m.publishing_appeal_send()}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog is inside a form in React's tree: its submit event must not reach that form.
          event.stopPropagation();
          setAsked(true);
          if (isFit && !send.isPending) send.mutate();
        }}
      >
        <Field
          label={m.publishing_appeal_label()}
          error={refused ?? (send.isError ? appealFailure(send.error) : null)}
          counter={`${lengthOf(text.trim())} / ${MAX_APPEAL}`}
        >
          <TextArea rows={3} value={text} onValueChange={type} required />
        </Field>
      </form>
    </ResponsiveDialog>
  );
}
