import { Notice } from "@tablee/design-system/notice";
import { CircleAlert, MailWarning } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import type { LoginFailure } from "../login-failure.ts";
import { ResendLink } from "./resend-link.tsx";

interface FailedSignInProps extends LoginFailure {
  /** The address to which the link of verification is sent again. */
  email: string;
}

/** Why a sign-in failed (accounts §7), beside its form and announced at once. */
export function FailedSignIn({ tone, title, text, resend, email }: FailedSignInProps) {
  useWords();
  return (
    <div role="alert">
      <Notice tone={tone} announce={false} icon={tone === "warning" ? <MailWarning /> : <CircleAlert />} title={title}>
        <span className="block">{text}</span>
        {resend ? <ResendLink email={email} /> : null}
      </Notice>
    </div>
  );
}
