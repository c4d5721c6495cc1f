import { Button } from "@tablee/design-system/button";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { failureLine } from "../../api/failure-words.ts";
import { isReachable, onLineBack } from "../../api/unfetched.ts";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { Coming } from "../bars/coming.tsx";

/**
 * A part that a press opens over the page, and that loads with the first press; until then, what is shown `instead`.
 * `lazy` would replace the page by its failure: without a connection this says so over the page, which stays usable,
 * and opens the part once the connection is back (shell §39). Any other failure is the page's, which a reload may mend
 * (failed-page.tsx). `load` must be the same function in every rendering.
 */
export function useOpenedPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  open: boolean,
  onClose: () => void,
): { Part: ComponentType<Props> | null; instead: ReactNode } {
  useWords();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!open || Part) return undefined;
    let gone = false;
    const again = onLineBack(() => setAttempt(attempt + 1));
    load().then(
      (part) => setPart(() => part),
      async (error: unknown) => {
        const reachable = await isReachable();
        if (gone) return;
        setFailure(() => {
          if (reachable) throw error;
          return error;
        });
      },
    );
    return () => {
      gone = true;
      again();
      setFailure(undefined);
    };
  }, [load, open, Part, attempt]);
  const instead =
    open &&
    (failure ? (
      <div
        role="alert"
        className="fixed inset-x-3 bottom-[calc(var(--toast-offset)+0.75rem)] z-50 mx-auto w-fit rounded-card bg-surface p-4 shadow-float"
      >
        {failureLine(failure)} <Button onClick={onClose}>{m.menu_close()}</Button>
      </div>
    ) : (
      <Coming />
    ));
  return { Part, instead };
}
