import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { isInStrangersFrame } from "../../session/strangers-frame.ts";
import { openedPart } from "../../shell/failures/opened-part.tsx";
import { SignInForm } from "./sign-in-form.tsx";

// Loaded lazily: it includes the phone number metadata of every country, which the sign-in does not need.
const RegistrationForm = openedPart(
  async () => (await import("./registration/registration-form.tsx")).RegistrationForm,
);

/** The action for which the sign-in is needed. */
export type SignInReason = "order" | "like" | "favorite" | "member";

export interface SignInSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reason: SignInReason;
  /** The dialog is a sheet, whose own step Back takes. */
  hasOwnStep?: boolean;
  /** Called when the action that needed the sign-in can continue. The dialog has been asked to close. */
  onSignedIn?: (user: User) => void;
}

const TITLES = {
  /** The titles of accounts §8. */
  order: () => m.accounts_title_order(),
  like: () => m.accounts_title_like(),
  favorite: () => m.favorites_sign_in(),
  member: () => m.accounts_title_member(),
} as const satisfies Record<SignInReason, () => string>;

/**
 * The dialog that interrupts an action with a sign-in or, in its place, a registration; the action continues after
 * either (accounts §8). What was typed into the registration is stored, so that closing loses nothing but the password.
 */
export function SignInSheet({ open, onOpenChange, hasOwnStep, reason, onSignedIn }: SignInSheetProps) {
  useWords();
  const [step, setStep] = useState<"login" | "register">("login");
  const done = (user: User) => {
    onOpenChange(false);
    onSignedIn?.(user);
  };
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep={hasOwnStep}
      onOpenChange={onOpenChange}
      onClosed={() => setStep("login")}
      title={TITLES[reason]()}
      description={step === "register" ? m.accounts_register_step() : undefined}
      closeLabel={m.accounts_close()}
      size="sm"
    >
      <div className="pt-2">
        {step === "login" ? (
          <SignInForm onSignedIn={done} />
        ) : (
          <RegisterStep onRegistered={done} leave={() => setStep("login")} />
        )}
        {isInStrangersFrame() ? null : <OtherStep step={step} onStep={setStep} />}
      </div>
    </ResponsiveDialog>
  );
}

function RegisterStep(given: { onRegistered: (user: User) => void; leave: () => void }) {
  const empty = { invitation_id: null, invitedEmail: null, mac_address: null };
  return <RegistrationForm meanwhile={<Skeleton className="h-96" />} {...empty} {...given} />;
}

function OtherStep({ step, onStep }: { step: "login" | "register"; onStep: (step: "login" | "register") => void }) {
  useWords();
  const isLogin = step === "login";
  return (
    <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-base text-ink-2">
      {isLogin ? m.registration_new_here() : m.registration_have_account()}
      <Button variant="link" onClick={() => onStep(isLogin ? "register" : "login")}>
        {isLogin ? m.registration_register() : m.registration_sign_in()}
      </Button>
    </p>
  );
}
