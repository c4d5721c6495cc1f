import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Notice } from "@tablee/design-system/notice";
import { type ContactProblems, MAX_CONTACT_MESSAGE, MAX_CONTACT_NAME } from "@tablee/domain/pages/contact";
import { MAX_EMAIL } from "@tablee/domain/validation/email";
import { lengthOf } from "@tablee/domain/validation/text-length";
import { CircleAlert, MailCheck } from "lucide-react";
import { useRef } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { failureWords } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { InvalidFields } from "../../../shell/typing/invalid-fields.tsx";
import { OutboxLink } from "../../accounts/sign-in/outbox-link.tsx";
import { useContact } from "./use-contact.ts";

const REFUSED = {
  // InvalidFields says it, as before sending.
  contact_invalid: () => null,
  unavailable: () => m.pages_contact_off(),
  too_many_requests: () => m.pages_contact_too_many(),
} satisfies RefusalWords<Contract["pages"]["contact"]>;

const PROBLEM: { [Field in keyof ContactProblems]: Record<NonNullable<ContactProblems[Field]>, () => string> } = {
  name: {
    required: () => m.pages_contact_name_required(),
    too_long: () => m.pages_contact_name_too_long({ max: MAX_CONTACT_NAME }),
  },
  email: {
    required: () => m.pages_contact_email_required(),
    invalid: () => m.pages_contact_email_invalid(),
  },
  message: {
    required: () => m.pages_contact_message_required(),
    too_short: () => m.pages_contact_message_too_short(),
    too_long: () => m.pages_contact_message_too_long({ max: MAX_CONTACT_MESSAGE }),
  },
};

/** The form for a message to whoever runs the product. What was typed stays until it is sent. */
export function ContactForm() {
  useWords();
  const form = useRef<HTMLFormElement>(null);
  const contact = useContact((field) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus());
  const { send } = contact;
  if (send.isSuccess) {
    const { name, email } = send.variables;
    return (
      <div className="grid content-start gap-4">
        <Notice tone="success" icon={<MailCheck />} action={<OutboxLink />}>
          {m.pages_contact_sent({ name: name.trim(), email: email.trim() })}
        </Notice>
        <div>
          <Button variant="quiet" onClick={contact.again}>
            {m.pages_contact_another()}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid grid-cols-1 content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        contact.submit();
      }}
    >
      <Fields contact={contact} />
      {contact.isWrong ? <InvalidFields /> : send.isError ? <Failure error={send.error} /> : null}
      <div>
        <Button type="submit" size="lg" loading={send.isPending} className="mobile:w-full">
          {m.pages_contact_send()}
        </Button>
      </div>
    </form>
  );
}

function Fields({ contact: { fields, said, change } }: { contact: ReturnType<typeof useContact> }) {
  useWords();
  const length = lengthOf(fields.message.trim());
  const problems = { name: said("name", "name"), email: said("email", "email"), message: said("message", "message") };
  return (
    <>
      <Field label={m.pages_contact_name()} error={problems.name && PROBLEM.name[problems.name]()}>
        <TextInput
          name="name"
          autoComplete="name"
          required
          value={fields.name}
          onValueChange={(name) => change({ name })}
        />
      </Field>
      <Field
        label={m.pages_contact_email()}
        hint={m.pages_contact_email_hint()}
        error={problems.email && PROBLEM.email[problems.email]()}
      >
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL}
          required
          value={fields.email}
          onValueChange={(email) => change({ email })}
        />
      </Field>
      <Field
        label={m.pages_contact_message()}
        error={problems.message && PROBLEM.message[problems.message]()}
        counter={length > 0 ? m.pages_contact_counter({ count: length, max: MAX_CONTACT_MESSAGE }) : null}
      >
        <TextArea
          name="message"
          rows={6}
          required
          value={fields.message}
          onValueChange={(message) => change({ message })}
        />
      </Field>
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  useWords();
  if (isCallError(error) && error.code === "contact_invalid") return <InvalidFields />;
  const text = wordsOfRefusal(REFUSED, error);
  const words = text === null ? failureWords(error) : { title: m.pages_contact_failed(), text };
  return (
    <Notice tone="danger" icon={<CircleAlert />} title={words.title}>
      {words.text}
    </Notice>
  );
}
