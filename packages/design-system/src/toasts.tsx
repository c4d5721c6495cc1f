import { createContext, lazy, Suspense, use, useCallback, useMemo, useRef, useState } from "react";
import type { ToastOptions, ToastProviderProps, Toasts, ToastSink } from "./toast-viewport.tsx";

const ToastContext = createContext<Toasts | null>(null);

// the viewport and Base UI's machinery arrive with the first toast, not with the first page
const ToastViewport = lazy(async () => ({ default: (await import("./toast-viewport.tsx")).ToastViewport }));

/**
 * Toasts for everything below. They stand above the bars, which a tablet has too: whoever shows a bar sets
 * `--toast-offset` on <html> to its height; above 768 px they stand at the left (`--toast-inset` moves them past a side
 * menu).
 * Either way they stand above the foot of a dialog, and on a phone above a question (dialogs/keep-toasts-above.tsx).
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

/** The toasts of the provider above; throws where there is none, which is a mistake of the program. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToasts needs a ToastProvider above it");
  return toasts;
}
