import { Toast } from "@base-ui/react/toast";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import { toastTime } from "./toast-time.ts";

export type ToastTone = "success" | "info" | "warning" | "danger" | "plain";

export interface ToastOptions {
  /** One sentence. */
  text: ReactNode;
  /** Determines the icon. Default "plain": no icon. */
  tone?: ToastTone;
  /** In milliseconds; 0 keeps it until it is closed. Default: the provider's. */
  duration?: number;
  /** At most one. Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** A second toast with the same id replaces the first. */
  id?: string;
  /** Announced immediately. Default: only for danger. */
  urgent?: boolean;
  /** Called when it closes, however that happens. */
  onClose?: () => void;
}

export interface Toasts {
  /** Shows a toast and returns its id. */
  show: (toast: ToastOptions) => string;
  dismiss: (id: string) => void;
}

/** What the viewport passes to the provider once it has loaded. */
export type ToastSink = Toasts;

export interface ToastProviderProps {
  /** The accessible name of the region that contains the toasts. */
  regionLabel: string;
  /** The accessible name of the cross, on toasts that stay. */
  closeLabel: string;
  /** In milliseconds. Default {@link toastTime}. */
  duration?: number;
  /** The maximum number of visible toasts. Default 3. */
  limit?: number;
  /** Loads the component that shows the toasts. Default: this one. */
  load?: () => Promise<typeof ToastViewport>;
  children: ReactNode;
}

interface ToastData {
  tone: ToastTone;
}

const ICONS: Record<ToastTone, { Icon: typeof Info; look: string } | null> = {
  success: { Icon: CircleCheck, look: "text-inverse-success" },
  info: { Icon: Info, look: "text-inverse-info" },
  warning: { Icon: TriangleAlert, look: "text-inverse-warning" },
  danger: { Icon: CircleAlert, look: "text-inverse-danger" },
  plain: null,
};

type ViewportProps = Omit<ToastProviderProps, "children" | "load"> & { onReady: (sink: ToastSink | null) => void };

/** Loaded by ToastProvider with the first toast; a screen may load it ahead, but nothing else shows it. */
export function ToastViewport({ regionLabel, closeLabel, duration = toastTime(), limit = 3, onReady }: ViewportProps) {
  const [manager] = useState(() => Toast.createToastManager<ToastData>());

  useEffect(() => {
    function show(toast: ToastOptions): string {
      const tone = toast.tone ?? "plain";
      const id = manager.add({
        id: toast.id,
        title: toast.text,
        timeout: toast.duration,
        priority: (toast.urgent ?? tone === "danger") ? "high" : "low",
        data: { tone },
        onClose: toast.onClose,
        actionProps: toast.action
          ? {
              children: toast.action.label,
              onClick: () => {
                toast.action?.onPress();
                manager.close(id);
              },
            }
          : undefined,
      });
      return id;
    }
    onReady({ show, dismiss: (id) => manager.close(id) });
    return () => onReady(null);
  }, [manager, onReady]);

  return (
    <Toast.Provider toastManager={manager} timeout={duration} limit={limit}>
      <Toast.Portal>
        <Toast.Viewport aria-label={regionLabel} className="ds-toasts z-toast">
          <ToastList closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const icon = ICONS[toast.data?.tone ?? "plain"];
    return (
      <Toast.Root key={toast.id} toast={toast} swipeDirection={["down", "left", "right"]} className="ds-toast">
        <Toast.Content className="flex min-h-13 flex-wrap items-center gap-x-3 ps-4 pe-1.5 py-1">
          {icon ? <icon.Icon aria-hidden="true" className={classNames("size-5 shrink-0", icon.look)} /> : null}
          <Toast.Title render={<p />} className="min-w-0 flex-1 basis-[4.5rem] py-2 text-base font-mid" />
          {toast.actionProps ? (
            <Toast.Action className="hit ms-auto min-h-9 shrink-0 rounded-[0.625rem] px-3 text-base font-heavy underline underline-offset-[3px]" />
          ) : null}
          {toast.timeout === 0 ? (
            <Toast.Close
              aria-label={closeLabel}
              className="hit grid size-9 shrink-0 place-items-center rounded-full opacity-80"
            >
              <X aria-hidden="true" className="size-4" />
            </Toast.Close>
          ) : null}
        </Toast.Content>
      </Toast.Root>
    );
  });
}
