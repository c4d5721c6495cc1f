import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { isSentence, MAX_REASON } from "@tablee/domain/discoveries/deciding";
import { lengthOf } from "@tablee/domain/validation/text-length";
import { type ReactNode, useId, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

interface ReasonDialogProps {
  title: string;
  description?: string;
  hint: string;
  confirm: string;
  busy: boolean;
  /** What the server refused; nothing that was typed is lost. */
  failure: string | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  /** Above the reason: more to say or to choose. */
  children?: ReactNode;
  /** Whether what stands above is as it may be; `onAsked` tells that it was asked for. */
  isReady?: boolean;
  onAsked?: () => void;
}

/** The first field that has an error, once its error is shown: errors are read from above. */
const focusFirstFault = (form: HTMLFormElement) =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>(":is(input, textarea)[data-invalid]")?.focus());

/** Asks why, because whom it concerns will read it. */
export function ReasonDialog(props: ReasonDialogProps) {
  useWords();
  const {
    title,
    description,
    hint,
    confirm,
    busy,
    failure,
    onClose,
    onConfirm,
    children,
    isReady = true,
    onAsked,
  } = props;
  const form = useId();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const refused = asked && !isSentence(reason, MAX_REASON) ? m.moderation_reason_required() : null;
  return (
    <ResponsiveDialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      closeLabel={m.moderation_cancel()}
      size="sm"
      footer={
        <Button block type="submit" form={form} loading={busy} variant="strong">
          {confirm}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          onAsked?.();
          if (isReady && isSentence(reason, MAX_REASON) && !busy) onConfirm(reason.trim());
          else focusFirstFault(event.currentTarget);
        }}
      >
        {children}
        <Field
          label={m.moderation_reason()}
          hint={hint}
          error={refused ?? failure}
          counter={`${lengthOf(reason.trim())} / ${MAX_REASON}`}
        >
          <TextArea rows={3} value={reason} onValueChange={setReason} required />
        </Field>
      </form>
    </ResponsiveDialog>
  );
}
