import { AlertDialog as BaseAlertDialog } from "@base-ui/react/alert-dialog";
import { useRef, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { useBackCloses } from "./back-closes.ts";
import { Question } from "./keep-toasts-above.tsx";
import { useNoEcho } from "./no-echo.ts";
import { useOnePress } from "./one-press.ts";

export interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will happen. */
  description?: ReactNode;
  /** A verb: "Discard order". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** The caller closes the dialog when the action is done, and sets `busy` until then. */
  onConfirm: () => void;
  /** Cancel, Escape and Back do nothing until the action is done. */
  busy?: boolean;
  /** The dialog is open by a step of the history of its own, which Back takes. Otherwise Back closes the dialog. */
  hasOwnStep?: boolean;
  /** danger: something will be lost. Default "danger". */
  tone?: "danger" | "primary" | "strong";
  /** Content besides the text: a choice of reasons, an error. */
  children?: ReactNode;
}

/** A question that must be answered. Escape does the same as Cancel, which has the initial focus. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, description, onConfirm, busy, hasOwnStep, tone = "danger", children } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const { isFirst, forget } = useOnePress(open);
  const noEcho = useNoEcho(open);
  useBackCloses(open && !hasOwnStep, () => {
    if (!busy) onOpenChange(false);
  });
  // The second press of a double press arrives before `busy` is set, or while the dialog is closing.
  const confirm = ({ timeStamp }: { timeStamp: number }) => open && isFirst(timeStamp) && onConfirm();
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => (next || !busy) && onOpenChange(next)}>
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop forceRender className="ds-scrim z-dialog" />
        <BaseAlertDialog.Viewport className="fixed inset-x-0 top-[var(--seen-top,0px)] bottom-[var(--seen-bottom,0px)] z-dialog flex items-end justify-center p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] tablet:items-center tablet:p-6">
          <BaseAlertDialog.Popup
            {...noEcho}
            initialFocus={cancel}
            className="ds-alert max-h-full w-full max-w-[26rem] overflow-y-auto rounded-sheet bg-surface shadow-float outline-none"
          >
            <Question>
              <BaseAlertDialog.Title className="font-display text-t2">{props.title}</BaseAlertDialog.Title>
              {description ? (
                <BaseAlertDialog.Description className="mt-2 text-base text-ink-2">
                  {description}
                </BaseAlertDialog.Description>
              ) : null}
              {children ? (
                // A selection or input between two presses means that the second is not part of a double press.
                <div className="mt-4" onClickCapture={forget} onInputCapture={forget}>
                  {children}
                </div>
              ) : null}
              <div className="mt-6 flex flex-wrap-reverse gap-3">
                <BaseAlertDialog.Close
                  ref={cancel}
                  disabled={busy}
                  render={<Button variant="quiet" className="grow basis-[9rem]" />}
                >
                  {props.cancelLabel}
                </BaseAlertDialog.Close>
                <Button variant={tone} loading={busy} onClick={confirm} className="grow basis-[9rem]">
                  {props.confirmLabel}
                </Button>
              </div>
            </Question>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
