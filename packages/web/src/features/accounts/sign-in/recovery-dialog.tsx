import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Notice } from "@tablee/design-system/notice";
import { emailProblem, MAX_RECOVERY_EMAIL } from "@tablee/domain/validation/email";
import { useMutation } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { mailFailure } from "./mail-failure.ts";
import { OutboxLink } from "./outbox-link.tsx";

/** One character more than allowed: a truncated address might be somebody else's. */
const LONGEST = MAX_RECOVERY_EMAIL + 1;

export interface RecoveryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address that was typed where the dialog was opened. */
  email?: string;
}

/** Requests a link with which a new password can be chosen (accounts §30). */
export function RecoveryDialog({ open, onOpenChange, email = "" }: RecoveryDialogProps) {
  useWords();
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.accounts_recover_title()}
      description={m.accounts_recover_text()}
      closeLabel={m.accounts_close()}
      size="sm"
    >
      {/* Starts over when it is opened again. */}
      <RecoveryForm key={String(open)} email={email} />
    </ResponsiveDialog>
  );
}

function RecoveryForm({ email: typed }: { email: string }) {
  useWords();
  const { api } = useAppContext();
  const [email, setEmail] = useState(typed);
  const send = useMutation({
    mutationFn: () => api.accounts.forgotPassword({ email: email.trim() }),
    networkMode: "always",
  });
  if (send.isSuccess) {
    return (
      <Notice tone="success" icon={<MailCheck />} action={<OutboxLink />}>
        {m.accounts_recover_sent()}
      </Notice>
    );
  }
  const isMissing = emailProblem(email, MAX_RECOVERY_EMAIL) !== null;
  const failure = send.isError ? mailFailure(send.error) : null;
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing && !send.isPending) send.mutate();
      }}
    >
      <Field label={m.accounts_email()}>
        <TextInput
          type="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={LONGEST}
          required
          value={email}
          onValueChange={(next) => {
            setEmail(next);
            send.reset();
          }}
        />
      </Field>
      {failure ? (
        <div role="alert">
          <Notice tone="danger" announce={false} title={failure.title}>
            <span className="block">{failure.text}</span>
          </Notice>
        </div>
      ) : null}
      <Button type="submit" size="lg" block loading={send.isPending} disabled={isMissing}>
        {m.accounts_recover_send()}
      </Button>
    </form>
  );
}
