import type { ConfirmationWay } from "@tablee/domain/accounts/confirmation";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const ConfirmDialog = openedPart(async () => (await import("./confirm-dialog.tsx")).ConfirmDialog);

/** Thrown when a member cancels the confirmation of their identity: nothing was changed, and nothing need be said. */
export class NotConfirmed extends Error {
  override name = "NotConfirmed";
}

interface Asked {
  ways: readonly ConfirmationWay[];
  answer: (confirmed: boolean) => void;
}

/**
 * Makes a sensitive call (`delicateCall` of the contract). If the server first requires a confirmation of identity, a
 * dialog asks for it and the call is made again. `confirmed` rejects with NotConfirmed if the dialog is closed, and
 * otherwise as the call does; `dialog` is to be rendered anywhere by the caller.
 */
export function useConfirmed(): {
  confirmed: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState(false);
  const under_way = useRef<Asked | null>(null);

  const ask = useCallback(
    (ways: readonly ConfirmationWay[]) =>
      new Promise<boolean>((resolve) => {
        // A new request replaces one that is still open.
        under_way.current?.answer(false);
        under_way.current = { ways, answer: resolve };
        setAsked(under_way.current);
        setOpen(true);
      }),
    [],
  );
  const answered = (confirmed: boolean) => {
    under_way.current?.answer(confirmed);
    under_way.current = null;
    setOpen(false);
  };
  const confirmed = useCallback(
    async <Answer,>(call: () => Promise<Answer>): Promise<Answer> => {
      try {
        return await call();
      } catch (error) {
        const ways = waysToConfirm(error);
        if (!ways) throw error;
        if (await ask(ways)) return call();
        throw new NotConfirmed();
      }
    },
    [ask],
  );
  const dialog = asked ? (
    <ConfirmDialog leave={() => answered(false)} open={open} ways={asked.ways} onAnswer={answered} />
  ) : null;
  return { confirmed, dialog };
}

/**
 * Returns the ways by which the member can confirm their identity, if a call was refused for lack of it; null for any
 * other failure.
 */
export function waysToConfirm(error: unknown): readonly ConfirmationWay[] | null {
  if (!isCallError(error) || error.code !== "confirmation_needed") return null;
  return (error.data as { ways?: readonly ConfirmationWay[] } | undefined)?.ways ?? [];
}
