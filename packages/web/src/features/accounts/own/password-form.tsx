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
import { InvalidFields } from "../../../shell/typing/invalid-fields.tsx";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
import { PasswordHints } from "../registration/password-hints.tsx";
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

/** What is typed, what is shown beside each field, and the sending. */
function usePasswordForm({ asksCurrent, typed, setTyped, save, done }: PasswordFormProps) {
  const [tried, setTried] = useState(false);
  const { error } = save;
  const { problems, said, type, leave, forget } = useSaidProblems<Place, Record<Place, string>, PasswordProblems>(
    typed,
    (now) => problemsOf(now, asksCurrent),
  );
  const isWrong = Object.values(problems).some((problem) => problem !== null);
  const refused: Partial<Record<Place, string | null>> = {
    current: asksCurrent ? wordsOfRefusal(CURRENT_REFUSED, error) : null,
    next: wordsOfRefusal(NEXT_REFUSED, error),
  };
  const fieldOf = (place: Place) => ({
    error: wordsOf(done === null ? said(place, place) : null) ?? refused[place] ?? null,
    value: typed[place],
    onValueChange: (text: string) => {
      // Typing after success starts a new attempt.
      if (done !== null) {
        setTried(false);
        forget();
      }
      // A changed password must be confirmed again.
      type([place], place === "next" ? ["again"] : []);
      setTyped({ ...typed, [place]: text });
      save.reset();
    },
  });
  return {
    fieldOf,
    isWrong: tried && isWrong && done === null,
    /** A failure that no field shows; null if there is none. */
    failure: error instanceof NotConfirmed || refused.current || refused.next ? null : error,
    submit: () => {
      setTried(true);
      leave(PLACES);
      if (!save.isPending && !isWrong) save.mutate(typed);
    },
  };
}

function PasswordForm(props: PasswordFormProps) {
  useWords();
  const { email, asksCurrent, save, done, action, dialog = null } = props;
  const { fieldOf, isWrong, failure, submit } = usePasswordForm(props);
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {/* For password managers, which need to know whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {asksCurrent ? (
        <PasswordField {...fieldOf("current")} label={m.own_password_current()} autoComplete="current-password" />
      ) : null}
      <div className="grid grid-cols-1 gap-2">
        <PasswordField {...fieldOf("next")} label={m.own_password_new()} />
        <PasswordHints password={props.typed.next} />
      </div>
      <PasswordField {...fieldOf("again")} label={m.own_password_again()} />
      {isWrong ? <InvalidFields /> : null}
      {done === null ? null : (
        <Notice tone="success" icon={<CircleCheck />}>
          {done}
        </Notice>
      )}
      {failure === null ? null : <Failure error={failure} />}
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

const PLACES = ["current", "next", "again"] as const satisfies readonly Place[];
type PasswordProblem = "required" | "weak" | "different";
type PasswordProblems = Record<Place, PasswordProblem | null>;

const problemsOf = ({ current, next, again }: Record<Place, string>, asksCurrent: boolean): PasswordProblems => ({
  current: asksCurrent && current === "" ? "required" : null,
  next: isGoodPassword(next) ? null : "weak",
  again: again === next ? null : "different",
});

const WORDS: Record<PasswordProblem, () => string> = {
  required: () => m.accounts_password_required(),
  weak: () => m.own_password_rule(),
  different: () => m.own_password_differs(),
};

const wordsOf = (problem: PasswordProblem | null): string | null => (problem ? WORDS[problem]() : null);

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
