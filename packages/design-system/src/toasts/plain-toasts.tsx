import { use } from "react";
import type { ToastOptions } from "./toast-viewport.tsx";
import { useToasts, WaitingToasts } from "./toasts.tsx";

/** Shows the lasting toasts of the provider above while their own viewport cannot be loaded. */
export function PlainToasts({ closeLabel }: { closeLabel: string }) {
  const waiting = use(WaitingToasts);
  return waiting.length > 0 ? (
    <div role="alert" className="ds-toasts z-toast grid gap-2">
      {waiting.map((toast) => (
        <PlainToast key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  ) : null;
}

/** A toast without anything that has to be loaded for it. */
function PlainToast({
  toast: { id = "", text, action, onClose },
  closeLabel,
}: {
  toast: ToastOptions;
  closeLabel: string;
}) {
  const { dismiss } = useToasts();
  const close = () => {
    dismiss(id);
    onClose?.();
  };
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 rounded-control bg-inverse ps-4 pe-1.5 py-1 text-on-inverse [--focus:var(--on-inverse)]">
      <p className="min-w-0 flex-1 basis-[4.5rem] py-2 text-base font-mid">{text}</p>
      {action ? (
        <button
          type="button"
          className="hit ms-auto min-h-9 shrink-0 px-3 text-base font-heavy underline underline-offset-[3px]"
          onClick={() => {
            action.onPress();
            close();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" aria-label={closeLabel} className="hit grid size-9 place-items-center" onClick={close}>
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  );
}
