import { AlertDialog as BaseAlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { useBackCloses } from "./back-closes.ts";
import { Question } from "./keep-toasts-above.tsx";

export interface InfoDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What happened. */
  children: ReactNode;
  closeLabel: ReactNode;
}

/** Informs about something that happened, with a single button to close. Back closes it. */
export function InfoDialog({ open, onClose, title, children, closeLabel }: InfoDialogProps) {
  useBackCloses(open, onClose);
  return (
    <BaseAlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <BaseAlertDialog.Portal>
        <BaseAlertDialog.Backdrop forceRender className="ds-scrim z-dialog" />
        <BaseAlertDialog.Viewport className="fixed inset-x-0 top-[var(--seen-top,0px)] bottom-[var(--seen-bottom,0px)] z-dialog flex items-end justify-center p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] tablet:items-center tablet:p-6">
          <BaseAlertDialog.Popup className="ds-alert max-h-full w-full max-w-[26rem] overflow-y-auto rounded-sheet bg-surface shadow-float outline-none">
            <Question>
              <BaseAlertDialog.Title className="font-display text-t2">{title}</BaseAlertDialog.Title>
              <BaseAlertDialog.Description className="mt-2 text-base text-ink-2">
                {children}
              </BaseAlertDialog.Description>
              <BaseAlertDialog.Close render={<Button variant="strong" className="mt-6 w-full" />}>
                {closeLabel}
              </BaseAlertDialog.Close>
            </Question>
          </BaseAlertDialog.Popup>
        </BaseAlertDialog.Viewport>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
