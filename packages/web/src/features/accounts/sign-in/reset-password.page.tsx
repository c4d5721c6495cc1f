import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { PasswordInput } from "@tablee/design-system/inputs/password-input";
import { Notice } from "@tablee/design-system/notice";
import { Skeleton } from "@tablee/design-system/skeleton";
import { isGoodPassword } from "@tablee/domain/validation/password";
import { Link, useParams } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { failureWords } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
import { PasswordHints } from "../registration/password-hints.tsx";
import { EntryCard } from "./entry-card.tsx";
import { useHomeWhereSignedIn } from "./home-where-signed-in.ts";
import { RecoveryDialog } from "./recovery-dialog.tsx";
import { useResetLink, useResetPassword } from "./use-reset-password.ts";

const WORDS = {
  password_invalid: () => m.accounts_reset_weak(),
  password_common: () => m.accounts_reset_common(),
  link_invalid: () => m.accounts_link_gone_text(),
} satisfies RefusalWords<Contract["accounts"]["resetPassword"]>;

/** The page to which the mail about a forgotten password leads: a new password can be chosen once (accounts §29). */
export function ResetPasswordPage() {
  useWords();
  const isLeft = useHomeWhereSignedIn();
  const { guid } = useParams({ from: "/reset-password/$guid" });
  const check = useResetLink(guid, isLeft);
  const reset = useResetPassword(guid);
  if (reset.isSuccess) {
    return (
      <EntryCard title={m.accounts_reset_done()} text={m.accounts_reset_done_text()}>
        <Button block size="lg" render={<Link to="/login" replace />}>
          {m.accounts_sign_in()}
        </Button>
      </EntryCard>
    );
  }
  if (isGone(check.error) || isGone(reset.error)) return <LinkGone mayBeDone={reset.mayBeDone} />;
  return (
    <EntryCard title={m.accounts_reset_title()} text={m.accounts_reset_text()}>
      {check.isPending ? (
        <FormSkeleton />
      ) : (
        <PasswordForm
          pending={reset.isPending}
          error={reset.error}
          save={(password) => reset.mutate(password)}
          again={() => reset.reset()}
        />
      )}
    </EntryCard>
  );
}

const isGone = (error: Error | null): boolean => isCallError(error) && error.code === "link_invalid";

/** Shown until it is known whether the link is valid, so that nobody thinks up a password in vain. */
const FormSkeleton = () => (
  <>
    <Skeleton className="mt-7 h-11" />
    <Skeleton className="mt-9 h-12" />
  </>
);

/** `mayBeDone`: this page's own attempt, whose answer was lost, may have used the link up. */
function LinkGone({ mayBeDone }: { mayBeDone: boolean }) {
  useWords();
  const [asking, setAsking] = useState(false);
  const [title, text] = mayBeDone
    ? [m.accounts_reset_maybe(), m.accounts_reset_maybe_text()]
    : [m.accounts_link_gone(), m.accounts_link_gone_text()];
  return (
    <EntryCard title={title} text={text}>
      {mayBeDone ? (
        <Button block size="lg" className="mb-3" render={<Link to="/login" replace />}>
          {m.accounts_sign_in()}
        </Button>
      ) : null}
      <Button block size="lg" variant={mayBeDone ? "outline" : "primary"} onClick={() => setAsking(true)}>
        {m.accounts_link_new()}
      </Button>
      <RecoveryDialog open={asking} onOpenChange={setAsking} />
    </EntryCard>
  );
}

interface PasswordFormProps {
  pending: boolean;
  error: Error | null;
  save: (password: string) => void;
  again: () => void;
}

interface Weak {
  password: "weak" | null;
}

const weakOf = ({ password }: { password: string }): Weak => ({ password: isGoodPassword(password) ? null : "weak" });

function PasswordForm({ pending, error, save, again }: PasswordFormProps) {
  useWords();
  const [fields, setFields] = useState({ password: "" });
  const { password } = fields;
  const { problems, said, type, leave } = useSaidProblems<"password", typeof fields, Weak>(fields, weakOf);
  const input = useRef<HTMLInputElement>(null);
  const refusal = error ? wordsOfRefusal(WORDS, error) : null;
  const failure = error && refusal === null ? failureWords(error) : null;
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        leave(["password"]);
        if (problems.password) input.current?.focus();
        else if (!pending) save(password);
      }}
    >
      <Field
        label={m.accounts_reset_password()}
        error={said("password", "password") ? m.accounts_reset_weak() : refusal}
      >
        <PasswordInput
          ref={input}
          name="password"
          autoComplete="new-password"
          enterKeyHint="go"
          maxLength={64}
          required
          showLabel={m.accounts_show_password()}
          hideLabel={m.accounts_hide_password()}
          value={password}
          onValueChange={(typed) => {
            setFields({ password: typed });
            type(["password"]);
            again();
          }}
        />
      </Field>
      <PasswordHints password={password} />
      {failure ? (
        <div role="alert">
          <Notice tone="danger" announce={false} title={m.accounts_reset_failed()}>
            <span className="block">{failure.text}</span>
          </Notice>
        </div>
      ) : null}
      <Button type="submit" size="lg" block loading={pending}>
        {m.accounts_reset_save()}
      </Button>
    </form>
  );
}
