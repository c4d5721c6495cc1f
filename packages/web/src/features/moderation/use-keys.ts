import { isDialogOpen } from "@tablee/design-system/dialogs/open-dialog";
import { useEffect, useEffectEvent } from "react";

const TYPED_INTO = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]";

/** Binds single keys to actions on this page, except while somebody types or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    const target = event.target instanceof Element ? event.target : null;
    if (isElsewhere || target?.closest(TYPED_INTO) || isDialogOpen()) return;
    const act = Object.hasOwn(keys, event.key.toLowerCase()) ? keys[event.key.toLowerCase()] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, []);
}
