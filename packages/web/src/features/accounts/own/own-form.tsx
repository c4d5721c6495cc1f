import type { AccountField } from "@tablee/domain/accounts/account-changes";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Notice } from "@tablee/design-system/notice";
import { TextInput, type TextInputProps } from "@tablee/design-system/inputs/text-input";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { failureWords } from "../../../api/failure-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { InvalidFields } from "../../../shell/typing/invalid-fields.tsx";
import { LeaveGuard } from "../leave-guard.tsx";
import type { OwnForm } from "./use-own-form.ts";

interface OwnFormFrameProps {
  form: OwnForm;
  children: ReactNode;
  /** The label of the button; "Save" by default. */
  action?: string;
  /** What is said once it is saved, besides that it is. */
  saved?: string | null;
}

/**
 * The frame of an account form: its fields, the save button, the outcome, and a guard against leaving unsaved changes.
 */
export function OwnFormFrame({ form, children, action, saved = null }: OwnFormFrameProps) {
  useWords();
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      {children}
      <Outcome form={form} saved={saved} />
      <div>
        <Button type="submit" size="lg" loading={form.saving} aria-disabled={!form.dirty} className="mobile:w-full">
          {action ?? m.own_save()}
        </Button>
      </div>
      {form.dialog}
      <LeaveGuard dirty={form.dirty} />
    </form>
  );
}

/** The outcome, shown beside the button and announced to screen readers. */
function Outcome({ form, saved }: { form: OwnForm; saved: string | null }) {
  useWords();
  if (form.outcome === "saved") {
    return (
      <Notice tone="success" icon={<CircleCheck />}>
        {[m.own_saved(), saved].filter(Boolean).join(" ")}
      </Notice>
    );
  }
  if (form.outcome === "invalid") return <InvalidFields />;
  const words = outcomeWords(form);
  return words ? (
    <Notice tone="danger" icon={<CircleAlert />} title={words.title}>
      {words.text}
    </Notice>
  ) : null;
}

function outcomeWords({ outcome, error }: OwnForm): { title: string; text: string } | null {
  switch (outcome) {
    case "email_taken":
      return { title: m.errors_invalid_title(), text: m.own_email_taken() };
    case "failed":
      return failureWords(error);
    default:
      return null;
  }
}

interface OwnTextFieldProps extends Omit<TextInputProps, "value" | "onValueChange" | "form"> {
  form: OwnForm;
  field: AccountField;
  label: string;
  /** The text of the error, shown if the field is wrong. */
  wrong: string;
  /** The text of the error if only the server finds the field wrong; by default `wrong`. */
  refused?: string;
  hint?: ReactNode;
  aside?: ReactNode;
}

/** A single-line text field of the account. */
export function OwnTextField({ form, field, label, wrong, refused = wrong, hint, aside, ...input }: OwnTextFieldProps) {
  const error = form.isRefused(field) ? refused : wrong;
  return (
    <Field label={label} error={form.isWrong(field) ? error : null} hint={hint} aside={aside}>
      <TextInput {...input} value={form.value(field)} onValueChange={(text) => form.change({ [field]: text })} />
    </Field>
  );
}
