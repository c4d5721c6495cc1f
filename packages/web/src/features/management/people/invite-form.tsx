import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Notice } from "@tablee/design-system/notice";
import { STAFF_ROLES, type StaffRole } from "@tablee/domain/accounts/right";
import type { Language } from "@tablee/domain/language/text";
import { MAX_EMAIL } from "@tablee/domain/validation/email";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { OutboxLink } from "../../accounts/sign-in/outbox-link.tsx";
import { useInvitedEmail } from "../../admin/use-invited-email.ts";
import { InvitationGuard } from "../../admin/invitation-guard.tsx";
import { LANGUAGE_NAMES } from "../menu/language-names.ts";
import { ROLE_TEXTS, ROLE_WORDS } from "./role-words.ts";

const REFUSED = {
  invalid_email: () => m.admin_invite_email_invalid(),
  not_open_yet: () => m.management_invite_not_open(),
  already_staff: () => m.management_already_staff(),
  too_many_invitations: () => m.management_too_many_invitations(),
  unavailable: () => m.accounts_mail_off(),
} satisfies RefusalWords<Contract["people"]["invite"]>;

function useInvite(restaurant_id: number) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: { email: string; role: StaffRole; language: Language }) =>
      api.people.invite({ restaurant_id, ...asked }),
    // After a failure too: if only the answer was lost, the list shows that the invitation was sent.
    onSettled: () => client.invalidateQueries({ queryKey: orpc.people.list.key() }),
  });
}

interface RoleAndLanguageProps {
  role: StaffRole;
  setRole: (role: StaffRole) => void;
  language: Language;
  setLanguage: (language: Language) => void;
}

function RoleAndLanguage({ role, setRole, language, setLanguage }: RoleAndLanguageProps) {
  useWords();
  return (
    <>
      <Field label={m.management_invite_role()} hint={ROLE_TEXTS[role]()}>
        <Select
          value={role}
          onValueChange={setRole}
          options={STAFF_ROLES.map((value) => ({ value, label: ROLE_WORDS[value]() }))}
        />
      </Field>
      <Field label={m.management_invite_language()}>
        <Select
          value={language}
          onValueChange={setLanguage}
          options={(["en", "fr"] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      </Field>
    </>
  );
}

/** The parameter that names the part of the screen. */
const PARTS = ["view"];

/** Invites somebody by mail to work at the restaurant. */
export function InviteForm({ restaurant_id }: { restaurant_id: number }) {
  const own = useLanguage();
  const invited = useInvitedEmail();
  const { email } = invited;
  const [role, setRole] = useState<StaffRole>("kitchen");
  const [language, setLanguage] = useState<Language>(own);
  const invite = useInvite(restaurant_id);
  const error = invite.isError ? (wordsOfRefusal(REFUSED, invite.error) ?? failureLine(invite.error)) : null;
  const submit = () => {
    invited.leave();
    if (invited.isInvalid || invite.isPending) return;
    invite.mutate({ email, role, language }, { onSuccess: invited.empty });
  };
  return (
    <form
      method="post"
      noValidate
      className="grid max-w-[32rem] grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <InvitationGuard email={email} parts={PARTS} />
      <h2 className="font-display text-t2">{m.management_invite()}</h2>
      <Field label={m.management_invite_email()} error={invited.said ? m.admin_invite_email_invalid() : error}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={MAX_EMAIL}
          value={email}
          onValueChange={(text) => {
            invited.type(text);
            invite.reset();
          }}
        />
      </Field>
      <RoleAndLanguage {...{ role, setRole, language, setLanguage }} />
      {invite.isSuccess ? (
        <Notice tone="success" icon={<MailCheck />}>
          {m.management_invite_sent()} <OutboxLink />
        </Notice>
      ) : null}
      <div>
        <Button type="submit" size="lg" loading={invite.isPending} className="mobile:w-full">
          {m.management_invite_send()}
        </Button>
      </div>
    </form>
  );
}
