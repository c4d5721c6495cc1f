import { useEffect, useEffectEvent } from "react";

/** Holds Back while a dialog is open, and calls `close` instead of leaving the page. Returns how to stop. */
export type HoldBack = (close: () => void) => () => void;

/** What closes each open dialog that is no step of the history, the topmost last. */
const closers: (() => void)[] = [];

let holdBack: HoldBack | null = null;
let letGo: (() => void) | null = null;

/** A history that nothing blocks navigates at once, so it is held only while there is something to close. */
function holdIfOpen(): void {
  if (closers.length > 0) letGo ??= holdBack?.(() => closers.at(-1)?.()) ?? null;
  else {
    letGo?.();
    letGo = null;
  }
}

/** Whether a dialog is open that Back closes. */
export const isOpenForBack = (): boolean => closers.length > 0;

/**
 * Lets Back close dialogs instead of leaving the page under them, the topmost first: `hold` is how the app holds it,
 * which a component cannot know. It may come late; until then Back leaves the page. Returns how to stop.
 */
export function closeOnBack(hold: HoldBack): () => void {
  holdBack = hold;
  holdIfOpen();
  return () => {
    holdBack = null;
    letGo?.();
    letGo = null;
  };
}

/** Registers a dialog while it is open as one that Back closes; `close` does nothing if it must stay open. */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const closer = () => onBack();
    closers.push(closer);
    holdIfOpen();
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      holdIfOpen();
    };
  }, [open]);
}
