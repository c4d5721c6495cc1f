import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { useHydrated } from "@tanstack/react-router";
import { KeyRound } from "lucide-react";
import { useState } from "react";
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
  /** Whether a passkey that was chosen in the field was refused: the field already asks for another. */
  const [refused, setRefused] = useState(false);
  const done = chosen.isSuccess || pressed.isSuccess;
  usePasskeyAutofill({
    isIdle: !done && !chosen.isPending && !pressed.isPending,
    isAsked: chosen.isPending && !pressed.isPending,
    ask: () => chosen.mutate(true, { onError: (error) => wasClosed(error) || setRefused(true) }),
  });
  if (!hydrated || !knowsPasskeys()) return null;
  const failed = refused || (pressed.isError && !wasClosed(pressed.error));
  return (
    <>
      <Button
        variant="ghost"
        size="lg"
        block
        loading={pressed.isPending}
        start={<KeyRound aria-hidden="true" className="size-5" />}
        onClick={() => {
          setRefused(false);
          pressed.mutate(false);
        }}
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
