import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Notice } from "@tablee/design-system/notice";
import { CERTIFICATIONS, type Certification } from "@tablee/domain/accounts/certification";
import type { Language } from "@tablee/domain/language/text";
import { MAX_EMAIL } from "@tablee/domain/validation/email";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, MailCheck } from "lucide-react";
import { useRef, useState } from "react";
import { isCallError } from "../../api/call-error.ts";
import { failureWords } from "../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { OutboxLink } from "../accounts/sign-in/outbox-link.tsx";
import { certificationWord } from "../members/certification-badge.tsx";
import { useInvitedEmail } from "./use-invited-email.ts";
import { InvitationGuard } from "./invitation-guard.tsx";

const REFUSED = {
  invalid_email: () => m.admin_invite_email_invalid(),
  error_already_exists: () => m.admin_invite_email_taken(),
  unavailable: () => m.accounts_mail_off(),
} satisfies RefusalWords<Contract["accounts"]["invite"]>;

/** Whether a refusal concerns the e-mail address, and is shown at its field. */
const isAboutEmail = (error: unknown): boolean =>
  isCallError(error) && (error.code === "invalid_email" || error.code === "error_already_exists");

/** The name of each language in that language, as the invited person would read it. */
const LANGUAGE_NAMES = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
] as const satisfies readonly { value: Language; label: string }[];

/** Invites somebody by mail, with the badge that they will get. */
export function InvitationForm() {
  useWords();
  const form = useInvitation();
  const { certification, setCertification, language, setLanguage, send } = form;
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-[32rem] grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <p className="text-ink-2">{m.admin_invite_text()}</p>
      <EmailField form={form} />
      <Field label={m.admin_invite_certification()} hint={m.admin_invite_certification_text()}>
        <Select
          value={certification}
          onValueChange={setCertification}
          options={[
            { value: "none", label: m.admin_invite_no_certification() },
            ...CERTIFICATIONS.map((value) => ({ value, label: certificationWord(value) })),
          ]}
        />
      </Field>
      <Field label={m.admin_invite_language()}>
        <Select value={language} onValueChange={setLanguage} options={LANGUAGE_NAMES} />
      </Field>
      <Outcome send={send} />
      <InvitationGuard email={form.email} />
      <div>
        <Button type="submit" size="lg" loading={send.isPending} className="mobile:w-full">
          {m.admin_invite_send()}
        </Button>
      </div>
    </form>
  );
}

function EmailField({ form }: { form: ReturnType<typeof useInvitation> }) {
  useWords();
  const { email, setEmail, field, isInvalid, send } = form;
  const refused = send.isError && isAboutEmail(send.error) ? wordsOfRefusal(REFUSED, send.error) : null;
  return (
    <Field label={m.accounts_email()} error={refused ?? (isInvalid ? m.admin_invite_email_invalid() : null)}>
      <TextInput
        ref={field}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={MAX_EMAIL}
        required
        value={email}
        onValueChange={setEmail}
      />
    </Field>
  );
}

/** The state of the form; badge and language stay for the next invitation. */
function useInvitation() {
  const own = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const invited = useInvitedEmail();
  const [certification, setCertification] = useState<Certification | "none">("none");
  const [chosen, setLanguage] = useState<Language | null>(null);
  const send = useInvite(invited.empty);
  const { email } = invited;
  const language = chosen ?? own;
  return {
    field,
    email,
    setEmail: (next: string) => {
      invited.type(next);
      send.reset();
    },
    certification,
    setCertification,
    language,
    setLanguage,
    isInvalid: invited.said,
    send,
    submit: () => {
      // The second tap of a double tap may arrive after the first is done.
      if (send.isSuccess && email === "") return;
      invited.leave();
      if (invited.isInvalid) return field.current?.focus();
      const badge = certification === "none" ? null : certification;
      send.mutate({ email: email.trim(), certification: badge, language });
    },
  };
}

interface Invited {
  email: string;
  certification: Certification | null;
  language: Language;
}

const useInvite = (done: () => void) => {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (invited: Invited) => api.accounts.invite(invited),
    onSuccess: () => {
      done();
      void client.invalidateQueries({ queryKey: orpc.accounts.invitations.key() });
    },
  });
};

/** The result, beside the button, until something else is typed. */
function Outcome({ send }: { send: ReturnType<typeof useInvite> }) {
  useWords();
  if (send.isSuccess) {
    return (
      <Notice tone="success" icon={<MailCheck />} action={<OutboxLink />}>
        {m.admin_invite_sent({ email: send.variables.email })}
      </Notice>
    );
  }
  if (!send.isError || isAboutEmail(send.error)) return null;
  const text = wordsOfRefusal(REFUSED, send.error);
  const words = text === null ? failureWords(send.error) : { title: m.accounts_mail_failed(), text };
  return (
    <Notice tone="danger" icon={<CircleAlert />} title={words.title}>
      {words.text}
    </Notice>
  );
}
