import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { LeaveGuard } from "../accounts/leave-guard.tsx";

interface InvitationGuardProps {
  email: string;
  /** The parameters of the address with which the form goes. */
  parts?: readonly string[];
}

/** Asks before an address that was typed, and not invited, is lost (accounts §22). */
export function InvitationGuard({ email, parts }: InvitationGuardProps) {
  useWords();
  return (
    <LeaveGuard
      dirty={email.trim() !== ""}
      {...(parts && { parts })}
      words={{ title: m.admin_invite_leave_title(), text: m.admin_invite_leave_text(), stay: m.admin_invite_stay() }}
    />
  );
}
