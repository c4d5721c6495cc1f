import type { ConfirmationWay } from "@tablee/domain/accounts/confirmation";
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";

const ConfirmDialog = lazy(async () => ({ default: (await import("./confirm-dialog.tsx")).ConfirmDialog }));

/** Whoever was asked to show that it is them thought better of it: nothing was changed, and nothing need be said. */
export class NotConfirmed extends Error {
  override name = "NotConfirmed";
}

interface Asked {
  ways: readonly ConfirmationWay[];
  answer: (confirmed: boolean) => void;
}

/**
 * Makes a call that is delicate (`delicateCall` of the contract): where the server wants to know first that it is the
 * member, a dialog asks for the password and the call is made again. `confirmed` rejects with NotConfirmed where that
 * is closed, and else as the call does; `dialog` goes anywhere into what the caller renders.
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
        // Who asks anew while a question stands takes its place.
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
    <Suspense fallback={null}>
      <ConfirmDialog open={open} ways={asked.ways} onAnswer={answered} />
    </Suspense>
  ) : null;
  return { confirmed, dialog };
}

/** By what the member can show that it is them, where a call was refused for that; null for any other failure. */
export function waysToConfirm(error: unknown): readonly ConfirmationWay[] | null {
  if (!isCallError(error) || error.code !== "confirmation_needed") return null;
  return (error.data as { ways?: readonly ConfirmationWay[] } | undefined)?.ways ?? [];
}
