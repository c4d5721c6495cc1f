import { createContext, lazy, Suspense, use, useCallback, useMemo, useRef, useState } from "react";
import type { ToastOptions, ToastProviderProps, Toasts, ToastSink } from "./toast-viewport.tsx";

const ToastContext = createContext<Toasts | null>(null);

// The viewport and Base UI's code load with the first toast, not with the first page.
const ToastViewport = lazy(async () => ({ default: (await import("./toast-viewport.tsx")).ToastViewport }));

/**
 * Provides toasts to everything below. They are shown above the bottom bars, which a tablet has too: code that shows a
 * bar sets `--toast-offset` on <html> to its height. Above 768 px they are on the left (`--toast-inset` moves them past
 * a side menu). They are also above the foot of a dialog, and on a phone above a question
 * (dialogs/keep-toasts-above.tsx).
 */
export function ToastProvider({ children, ...viewport }: ToastProviderProps) {
  const [wanted, setWanted] = useState(false);
  const sink = useRef<ToastSink | null>(null);
  const waiting = useRef<ToastOptions[]>([]);
  const serial = useRef(0);

  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        const id = toast.id ?? `toast-${++serial.current}`;
        if (sink.current) sink.current.show({ ...toast, id });
        else waiting.current.push({ ...toast, id });
        setWanted(true);
        return id;
      },
      dismiss(id) {
        waiting.current = waiting.current.filter((toast) => toast.id !== id);
        sink.current?.dismiss(id);
      },
    }),
    [],
  );

  const ready = useCallback((next: ToastSink | null) => {
    sink.current = next;
    if (!next) return;
    for (const toast of waiting.current.splice(0)) next.show(toast);
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {wanted ? (
        <Suspense fallback={null}>
          <ToastViewport {...viewport} onReady={ready} />
        </Suspense>
      ) : null}
    </ToastContext>
  );
}

/** The toasts of the provider above. Throws if there is none, which is a programming error. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToasts needs a ToastProvider above it");
  return toasts;
}
