import type { Contract } from "@tablee/contract/contract";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { isGoodPassword } from "@tablee/domain/validation/password";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { failureWords } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { NotConfirmed } from "../ways/use-confirmed.tsx";
import { PasswordField } from "./password-field.tsx";
import { useChangePassword, useSetPassword } from "./use-own-password.ts";

type Place = "current" | "next" | "again";
type Calls = Contract["accounts"];

/** Refusals that are shown beside the new password and beside the current one; any other is shown beside the button. */
const NEXT_REFUSED = {
  password_invalid: () => m.own_password_rule(),
  password_common: () => m.own_password_common(),
} satisfies Partial<RefusalWords<Calls["changePassword"]>> & Partial<RefusalWords<Calls["setPassword"]>>;
const CURRENT_REFUSED = {
  wrong_password: () => m.own_password_wrong(),
} satisfies Partial<RefusalWords<Calls["changePassword"]>>;

const EMPTY: Record<Place, string> = { current: "", next: "", again: "" };

/** Asks for the current password, and twice for a new one. What was typed stays if the server refuses it. */
export function ChangePasswordForm({ email }: { email: string }) {
  useWords();
  const [typed, setTyped] = useState(EMPTY);
  const change = useChangePassword(email, () => setTyped(EMPTY));
  return (
    <PasswordForm
      asksCurrent
      {...{ email, typed, setTyped }}
      save={change}
      done={change.isSuccess ? m.own_password_changed() : null}
      action={m.own_password_change()}
    />
  );
}

/** Asks twice for a password, for a member who registered without one. */
export function SetPasswordForm({ email }: { email: string }) {
  useWords();
  const [typed, setTyped] = useState(EMPTY);
  const { save, dialog } = useSetPassword();
  return (
    <PasswordForm
      {...{ email, typed, setTyped, save, dialog }}
      asksCurrent={false}
      done={null}
      action={m.own_password_set()}
    />
  );
}

interface PasswordFormProps {
  /** The e-mail address of the account, for password managers. */
  email: string;
  asksCurrent: boolean;
  typed: Record<Place, string>;
  setTyped: (typed: Record<Place, string>) => void;
  save: { mutate: (typed: Record<Place, string>) => void; reset: () => void; isPending: boolean; error: unknown };
  /** The message after success; null if it has not succeeded, or if the message is shown elsewhere. */
  done: string | null;
  action: string;
  dialog?: ReactNode;
}

function PasswordForm({ email, asksCurrent, typed, setTyped, save, done, action, dialog = null }: PasswordFormProps) {
  useWords();
  const [tried, setTried] = useState(false);
  const { error } = save;
  const wrong = wrongPlaces(typed, asksCurrent);
  const refused: Partial<Record<Place, string | null>> = {
    current: asksCurrent ? wordsOfRefusal(CURRENT_REFUSED, error) : null,
    next: wordsOfRefusal(NEXT_REFUSED, error),
  };
  const fieldOf = (place: Place) => ({
    error: (tried && done === null ? wrong[place]?.() : null) ?? refused[place] ?? null,
    value: typed[place],
    onValueChange: (text: string) => {
      // Typing after success starts a new attempt.
      if (done !== null) setTried(false);
      setTyped({ ...typed, [place]: text });
      save.reset();
    },
  });
  const isSaid = error === null || error instanceof NotConfirmed || refused.current || refused.next;
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!save.isPending && Object.keys(wrong).length === 0) save.mutate(typed);
      }}
    >
      {/* For password managers, which need to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {asksCurrent ? (
        <PasswordField {...fieldOf("current")} label={m.own_password_current()} autoComplete="current-password" />
      ) : null}
      <PasswordField {...fieldOf("next")} label={m.own_password_new()} hint={m.own_password_rule()} />
      <PasswordField {...fieldOf("again")} label={m.own_password_again()} />
      {done === null ? null : (
        <Notice tone="success" icon={<CircleCheck />}>
          {done}
        </Notice>
      )}
      {isSaid ? null : <Failure error={error} />}
      <div>
        <Button type="submit" size="lg" variant="strong" loading={save.isPending} className="mobile:w-full">
          {action}
        </Button>
      </div>
      {/* Inside the form in React's tree only: a submit event in the dialog must not save this form. */}
      <div className="contents" onSubmit={(event) => event.stopPropagation()}>
        {dialog}
      </div>
    </form>
  );
}

function wrongPlaces(typed: Record<Place, string>, asksCurrent: boolean): Partial<Record<Place, () => string>> {
  return {
    ...(asksCurrent && typed.current === "" && { current: () => m.accounts_password_required() }),
    ...(!isGoodPassword(typed.next) && { next: () => m.own_password_rule() }),
    ...(typed.again !== typed.next && { again: () => m.own_password_differs() }),
  };
}

function Failure({ error }: { error: unknown }) {
  useWords();
  const many = isCallError(error) && (error.code === "too_many_requests" || error.code === "busy");
  const { title, text } = failureWords(error);
  return (
    <Notice tone="danger" icon={<CircleAlert />} title={many ? undefined : title}>
      {many ? m.own_too_many() : text}
    </Notice>
  );
}
