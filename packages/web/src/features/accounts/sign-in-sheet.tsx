import type { User } from "@tablee/contract/accounts/accounts.schema";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { SignInForm } from "./sign-in-form.tsx";

/** What the sign-in is needed for. */
export type SignInReason = "order" | "like" | "favorite" | "member";

export interface SignInSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  reason: SignInReason;
  /** What the sign-in was for can go on. The dialog has been asked to close. */
  onSignedIn?: (user: User) => void;
}

const TITLES = {
  /** The words of accounts §8. */
  order: () => m.accounts_title_order(),
  like: () => m.accounts_title_like(),
  favorite: () => m.favorites_sign_in(),
  member: () => m.accounts_title_member(),
} as const satisfies Record<SignInReason, () => string>;

/** The sign-in that comes in between (accounts §8). */
export function SignInSheet({ open, onOpenChange, reason, onSignedIn }: SignInSheetProps) {
  useWords();
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={onOpenChange}
      title={TITLES[reason]()}
      closeLabel={m.accounts_close()}
      size="sm"
    >
      <div className="pt-2">
        <SignInForm
          onSignedIn={(user) => {
            onOpenChange(false);
            onSignedIn?.(user);
          }}
        />
      </div>
    </ResponsiveDialog>
  );
}
