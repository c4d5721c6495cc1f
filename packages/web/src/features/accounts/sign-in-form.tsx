import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { Field } from "@tablee/design-system/inputs/field";
import { Notice } from "@tablee/design-system/notice";
import { PasswordInput } from "@tablee/design-system/inputs/password-input";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { type RefObject, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { StillSending } from "../../shell/bars/still-sending.tsx";
import type { Remembered } from "../../platform/platform.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { isInStrangersFrame } from "../../session/strangers-frame.ts";
import { loginFailure } from "./login-failure.ts";
import { FailedSignIn } from "./sign-in/failed-sign-in.tsx";
import { RecoveryDialog } from "./sign-in/recovery-dialog.tsx";
import { useSignInElsewhere } from "./sign-in/use-sign-in-elsewhere.ts";
import { PasskeyButton } from "./ways/passkey-button.tsx";
import { SecondStepForm, secondStepOf } from "./ways/second-step-form.tsx";
import { ProviderButtons } from "./ways/provider-buttons.tsx";
import { keepForTab, takeForTab } from "../../storage/for-tab.ts";
import { useKeptForTab } from "../../storage/use-kept-for-tab.ts";
import { onLeaveForProvider } from "./ways/leave-for-provider.ts";
import { useSignIn } from "./use-sign-in.ts";

export interface SignInFormProps {
  onSignedIn: (user: User) => void;
}

/**
 * The sign-in form with e-mail and password. What was typed stays whatever the server answers. Inside another site's
 * frame nobody can sign in, and a link opens a window instead.
 */
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

/** However the member signs in, here or in another tab, the action that waited for it continues exactly once. */
function PasswordForm({ onSignedIn }: SignInFormProps) {
  useWords();
  const { email, setEmail, password, setPassword, remember, setRemember, tried, setTried } = useTyped();
  const { emailInput, passwordInput } = useInputs();
  const done = useSignInElsewhere((user) => {
    takeForTab(KEPT);
    onSignedIn(user);
  });
  const signIn = useSignIn(done);
  const missing = { email: email.trim() === "", password: password === "" };

  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (signIn.isPending) return;
    setTried(true);
    if (missing.email) emailInput.current?.focus();
    else if (missing.password) passwordInput.current?.focus();
    else signIn.mutate({ email: email.trim(), password, remember });
  };

  const needed = secondStepOf(signIn.error);
  if (needed) return <SecondStepForm {...{ needed, remember }} onSignedIn={done} onBack={signIn.reset} />;
  return (
    // POST, so that a password does not end up in the address if scripts do not run.
    <form method="post" noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <EmailField
        inputRef={emailInput}
        error={tried && missing.email ? m.accounts_email_required() : null}
        {...{ email, setEmail }}
      />
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
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Remember {...{ remember, setRemember }} />
        <Forgot email={email} />
      </div>
      {signIn.isError && !signIn.isPending ? <FailedSignIn {...loginFailure(signIn.error)} email={email} /> : null}
      <StillSending busy={signIn.isPending} />
      <Button type="submit" size="lg" block loading={signIn.isPending} className="mt-1">
        {m.accounts_sign_in()}
      </Button>
      <OtherWays remember={remember} onSignedIn={done} />
    </form>
  );
}

interface EmailFieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  email: string;
  setEmail: (email: string) => void;
  error: string | null;
}

/** The e-mail field, in which the browser also offers passkeys. */
function EmailField({ inputRef, email, setEmail, error }: EmailFieldProps) {
  useWords();
  return (
    <Field label={m.accounts_email()} error={error}>
      <TextInput
        ref={inputRef}
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
  );
}

function useInputs() {
  return { emailInput: useRef<HTMLInputElement>(null), passwordInput: useRef<HTMLInputElement>(null) };
}

function useTyped() {
  // After returning from a provider without signing in; the password is not stored for that.
  const kept = keptOf(useKeptForTab(KEPT));
  const { remembered, forget } = useRemembered();
  const [typed, setEmail] = useState<string | null>(null);
  const [typedPassword, setPassword] = useState<string | null>(null);
  const [chosen, choose] = useState<boolean | null>(null);
  const email = typed ?? kept?.email ?? remembered?.email ?? "";
  // The remembered password belongs only to the remembered address.
  const password = typedPassword ?? (email === remembered?.email ? remembered.password : "");
  const remember = chosen ?? kept?.remember ?? true;
  const setRemember = (wanted: boolean) => {
    choose(wanted);
    if (!wanted) forget();
  };
  /** Missing fields are reported only after the first attempt. */
  const [tried, setTried] = useState(false);
  useEffect(() => onLeaveForProvider(() => keepForTab(KEPT, { email, remember })), [email, remember]);
  return { email, setEmail, password, setPassword, remember, setRemember, tried, setTried };
}

/**
 * The last sign-in as stored by a device with a keystore (accounts §16); it fills the form until the form is closed.
 */
function useRemembered() {
  const { remembered: device } = useAppContext().platform;
  const [remembered, fill] = useState<Remembered | null>(null);
  useEffect(() => void device?.read().then(fill), [device]);
  return { remembered, forget: () => void device?.keep(null) };
}

const KEPT = "sign-in";
const Kept = v.object({ email: v.string(), remember: v.boolean() });

const keptOf = (text: string | null): v.InferOutput<typeof Kept> | null => {
  const read = v.safeParse(Kept, text === null ? null : JSON.parse(text));
  return read.success ? read.output : null;
};

/**
 * The checkbox for every way to sign in: if unticked, the device forgets the sign-in when the browser closes
 * (accounts §11).
 */
function Remember({ remember, setRemember }: { remember: boolean; setRemember: (remember: boolean) => void }) {
  useWords();
  return (
    <Checkbox
      look="inline"
      name="remember"
      label={m.accounts_remember()}
      checked={remember}
      onCheckedChange={setRemember}
    />
  );
}

function OtherWays({ remember, onSignedIn }: SignInFormProps & { remember: boolean }) {
  return (
    // The passkey button shows a background only while pressed, so what follows it needs no second gap.
    <div className="grid grid-cols-1 empty:hidden [&>button+*]:mt-2">
      <PasskeyButton remember={remember} onSignedIn={onSignedIn} />
      <ProviderButtons remember={remember} />
    </div>
  );
}

function Forgot({ email }: { email: string }) {
  useWords();
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex justify-end">
      <Button type="button" variant="link" flush onClick={() => setAsking(true)}>
        {m.accounts_forgot()}
      </Button>
      {/* Inside the form in React's tree only: a submit event in the dialog must not sign in here. */}
      <div className="contents" onSubmit={(event) => event.stopPropagation()}>
        <RecoveryDialog open={asking} onOpenChange={setAsking} email={email} />
      </div>
    </div>
  );
}
