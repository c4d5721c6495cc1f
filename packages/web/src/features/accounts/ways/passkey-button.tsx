import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { useHydrated } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSite } from "../../../routes/site.ts";
import { knowsPasskeys, wasClosed } from "./passkey-ceremony.ts";
import { usePasskeyAutofill, usePasskeySignIn } from "./use-passkey.ts";

interface PasskeyButtonProps {
  remember: boolean;
  onSignedIn: (user: User) => void;
}

/**
 * Signs in with a passkey, by this button and in the e-mail field. Renders nothing if the browser has no passkeys, and
 * on a restaurant's own site: a passkey works only at the address where it was created.
 */
export const PasskeyButton = (props: PasskeyButtonProps) => (useSite() ? null : <PasskeyWay {...props} />);

function PasskeyWay({ remember, onSignedIn }: PasskeyButtonProps) {
  useWords();
  const hydrated = useHydrated();
  const chosen = usePasskeySignIn(remember, onSignedIn);
  const pressed = usePasskeySignIn(remember, onSignedIn);
  usePasskeyAutofill(() => chosen.mutate(true));
  if (!hydrated || !knowsPasskeys()) return null;
  const failed = pressed.isError && !wasClosed(pressed.error);
  return (
    <>
      <Button
        variant="ghost"
        size="lg"
        block
        loading={pressed.isPending}
        start={<KeyRound aria-hidden="true" className="size-5" />}
        onClick={() => pressed.mutate(false)}
      >
        {m.ways_passkey_sign_in()}
      </Button>
      {failed ? (
        <Message tone="danger" announce>
          {m.ways_passkey_failed()}
        </Message>
      ) : null}
    </>
  );
}
