import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Notice } from "@tablee/design-system/notice";
import { PasswordInput } from "@tablee/design-system/inputs/password-input";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { CircleAlert, MailWarning } from "lucide-react";
import { useRef, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { isInStrangersFrame } from "../../session/strangers-frame.ts";
import { type LoginFailure, loginFailure } from "./login-failure.ts";
import { RecoveryDialog } from "./sign-in/recovery-dialog.tsx";
import { ResendLink } from "./sign-in/resend-link.tsx";
import { useSignInElsewhere } from "./sign-in/use-sign-in-elsewhere.ts";
import { PasskeyButton } from "./ways/passkey-button.tsx";
import { SecondStepForm, secondStepOf } from "./ways/second-step-form.tsx";
import { ProviderButtons } from "./ways/provider-buttons.tsx";
import { useSignIn } from "./use-sign-in.ts";

export interface SignInFormProps {
  onSignedIn: (user: User) => void;
}

/** E-mail and password. What was typed stays whatever the server answers. In a stranger's frame nobody signs in. */
export function SignInForm(props: SignInFormProps) {
  return isInStrangersFrame() ? <InOwnWindow /> : <PasswordForm {...props} />;
}

function InOwnWindow() {
  useWords();
  return (
    <div className="grid gap-4">
      <Notice tone="info">{m.accounts_own_window_text()}</Notice>
      <Button block size="lg" render={<a href="/login" target="_blank" rel="noopener noreferrer" />}>
        {m.accounts_own_window()}
      </Button>
    </div>
  );
}

/** However one comes in, here or in another tab, what waited for it goes on once. */
function PasswordForm({ onSignedIn }: SignInFormProps) {
  useWords();
  const { email, setEmail, password, setPassword, tried, setTried } = useTyped();
  const { emailInput, passwordInput } = useInputs();
  const done = useSignInElsewhere(onSignedIn);
  const signIn = useSignIn(done);
  const missing = { email: email.trim() === "", password: password === "" };

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (signIn.isPending) return;
    setTried(true);
    if (missing.email) emailInput.current?.focus();
    else if (missing.password) passwordInput.current?.focus();
    else signIn.mutate({ email: email.trim(), password });
  };

  const needed = secondStepOf(signIn.error);
  if (needed) return <SecondStepForm needed={needed} onSignedIn={done} onBack={signIn.reset} />;
  return (
    // POST: where no script runs, a password is not written into the address.
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label={m.accounts_email()} error={tried && missing.email ? m.accounts_email_required() : null}>
        <TextInput
          ref={emailInput}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          required
          value={email}
          onValueChange={setEmail}
        />
      </Field>
      <Field label={m.accounts_password()} error={tried && missing.password ? m.accounts_password_required() : null}>
        <PasswordInput
          ref={passwordInput}
          name="password"
          enterKeyHint="go"
          required
          showLabel={m.accounts_show_password()}
          hideLabel={m.accounts_hide_password()}
          value={password}
          onValueChange={setPassword}
        />
      </Field>
      <Forgot email={email} />
      {signIn.isError && !signIn.isPending ? <Failure {...loginFailure(signIn.error)} email={email} /> : null}
      <Button type="submit" size="lg" block loading={signIn.isPending} className="mt-1">
        {m.accounts_sign_in()}
      </Button>
      <OtherWays onSignedIn={done} />
    </form>
  );
}

function useInputs() {
  return { emailInput: useRef<HTMLInputElement>(null), passwordInput: useRef<HTMLInputElement>(null) };
}

function useTyped() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  /** Missing fields are named once somebody has tried. */
  const [tried, setTried] = useState(false);
  return { email, setEmail, password, setPassword, tried, setTried };
}

function OtherWays({ onSignedIn }: SignInFormProps) {
  return (
    <>
      <PasskeyButton onSignedIn={onSignedIn} />
      <ProviderButtons />
    </>
  );
}

function Forgot({ email }: { email: string }) {
  useWords();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex justify-end">
      <Button type="button" variant="link" onClick={() => setAsking(true)}>
        {m.accounts_forgot()}
      </Button>
      {/* Within the form by React's tree alone: what is sent there must not sign in here. */}
      <div className="contents" onSubmit={(event) => event.stopPropagation()}>
        <RecoveryDialog open={asking} onOpenChange={setAsking} email={email} />
      </div>
    </div>
  );
}

/** Said beside the form, at once. */
function Failure({ tone, title, text, resend, email }: LoginFailure & { email: string }) {
  return (
    <div role="alert">
      <Notice tone={tone} announce={false} icon={tone === "warning" ? <MailWarning /> : <CircleAlert />} title={title}>
        <span className="block">{text}</span>
        {resend ? <ResendLink email={email} /> : null}
      </Notice>
    </div>
  );
}
