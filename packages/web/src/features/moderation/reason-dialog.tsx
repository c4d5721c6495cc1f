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
  /** The text of the server's refusal; nothing that was typed is lost. */
  failure: string | null;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  /** Further fields above the reason. */
  children?: ReactNode;
  /** Whether the fields above are valid; `onAsked` is called when sending is tried. */
  isReady?: boolean;
  /** Whether the reason may be empty, because the fields above say why already. */
  isOptional?: boolean;
  onAsked?: () => void;
}

/** Focuses the first field with an error, once errors are shown: they are read from the top. */
const focusFirstFault = (form: HTMLFormElement) =>
  void requestAnimationFrame(() => form.querySelector<HTMLElement>(":is(input, textarea)[data-invalid]")?.focus());

/** Asks for the reason, which the person concerned will read. */
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
    isOptional = false,
    onAsked,
  } = props;
  const form = useId();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const isSaid = isSentence(reason, MAX_REASON) || (isOptional && reason.trim() === "");
  const refused = asked && !isSaid ? m.moderation_reason_required() : null;
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
          if (isReady && isSaid && !busy) onConfirm(reason.trim());
          else focusFirstFault(event.currentTarget);
        }}
      >
        {children}
        <ReasonField {...{ reason, setReason, hint, isOptional }} error={refused ?? failure} />
      </form>
    </ResponsiveDialog>
  );
}

interface ReasonFieldProps {
  reason: string;
  setReason: (reason: string) => void;
  hint: string;
  isOptional: boolean;
  error: string | null;
}

function ReasonField({ reason, setReason, hint, isOptional, error }: ReasonFieldProps) {
  useWords();
  return (
    <Field
      label={m.moderation_reason()}
      aside={isOptional ? m.moderation_optional() : undefined}
      hint={hint}
      error={error}
      counter={`${lengthOf(reason.trim())} / ${MAX_REASON}`}
    >
      <TextArea rows={3} value={reason} onValueChange={setReason} required={!isOptional} />
    </Field>
  );
}
