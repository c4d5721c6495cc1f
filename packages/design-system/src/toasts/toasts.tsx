import { createContext, use, useCallback, useMemo, useRef, useState } from "react";
import type { ToastOptions, ToastProviderProps, Toasts, ToastSink, ToastViewport } from "./toast-viewport.tsx";

const ToastContext = createContext<Toasts | null>(null);

/** The lasting toasts whose viewport could not be loaded (plain-toasts.tsx). */
export const WaitingToasts = createContext<readonly ToastOptions[]>([]);

type Viewport = typeof ToastViewport;

// The viewport and Base UI's code load with the first toast, not with the first page.
const loadViewport = async (): Promise<Viewport> => (await import("./toast-viewport.tsx")).ToastViewport;

const without = (toasts: readonly ToastOptions[], id: string) => toasts.filter((toast) => toast.id !== id);

/**
 * Provides toasts to everything below. They are shown above the bottom bars, which a tablet has too: code that shows a
 * bar sets `--toast-offset` on <html> to its height. Above 768 px they are on the left (`--toast-inset` moves them past
 * a side menu). They are also above the foot of a dialog, and on a phone above a question
 * (dialogs/keep-toasts-above.tsx).
 */
export function ToastProvider({ children, load = loadViewport, ...viewport }: ToastProviderProps) {
  const [Viewport, setViewport] = useState<Viewport | null>(null);
  const loading = useRef(false);
  const sink = useRef<ToastSink | null>(null);
  const waiting = useRef<ToastOptions[]>([]);
  const [plain, setPlain] = useState<readonly ToastOptions[]>([]);
  const serial = useRef(0);

  // Without a connection this part may fail to load, and many toasts are about exactly that. The page then goes on
  // without it, and the next toast loads it again. A toast that was only for a moment is not shown later; one that stays
  // is shown plainly until then (plain-toasts.tsx).
  const bring = useCallback(async () => {
    if (loading.current) return;
    loading.current = true;
    try {
      const part = await load();
      setViewport(() => part);
    } catch {
      loading.current = false;
      setPlain((waiting.current = waiting.current.filter(({ duration }) => duration === 0)));
    }
  }, [load]);

  const toasts = useMemo<Toasts>(
    () => ({
      show(toast) {
        const id = toast.id ?? `toast-${++serial.current}`;
        if (sink.current) sink.current.show({ ...toast, id });
        else waiting.current = [...without(waiting.current, id), { ...toast, id }];
        void bring();
        return id;
      },
      dismiss(id) {
        setPlain((waiting.current = without(waiting.current, id)));
        sink.current?.dismiss(id);
      },
    }),
    [bring],
  );

  const ready = useCallback((next: ToastSink | null) => {
    sink.current = next;
    if (!next) return;
    for (const toast of waiting.current.splice(0)) next.show(toast);
    setPlain([]);
  }, []);

  return (
    <ToastContext value={toasts}>
      <WaitingToasts value={plain}>{children}</WaitingToasts>
      {Viewport ? <Viewport {...viewport} onReady={ready} /> : null}
    </ToastContext>
  );
}

/** The toasts of the provider above. Throws if there is none, which is a programming error. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToasts needs a ToastProvider above it");
  return toasts;
}
