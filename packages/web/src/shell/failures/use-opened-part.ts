import { useToasts } from "@tablee/design-system/toasts/toasts";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { isCallError } from "../../api/call-error.ts";
import { failureLine } from "../../api/failure-words.ts";
import { isReachable, onLineBack, reloadIfReachable } from "../../api/unfetched.ts";
import { m } from "../../paraglide/messages.js";

/**
 * Loads a part while it is wanted; null until it has loaded. If it cannot be loaded, a toast says why and how to try
 * again, and closing it gives up. Once the connection is back, the part is loaded without being asked for again
 * (shell §38). `load` must be the same function in every rendering.
 */
export function useOpenedPart<Props>(load: () => Promise<ComponentType<Props>>, wanted: boolean, leave: () => void) {
  const toasts = useToasts();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const giveUp = useEffectEvent(leave);
  useEffect(() => {
    if (!wanted || Part) return undefined;
    let over = false;
    let toast = "";
    const again = () => {
      over = true;
      setAttempt(attempt + 1);
    };
    const stop = onLineBack(again);
    load().then(
      (part) => over || setPart(() => part),
      async (error: unknown) => {
        const reachable = await isReachable();
        if (over) return;
        // What came too late may still come.
        const gone = reachable && !isCallError(error);
        if (gone && attempt === 0) return again();
        const reload = async () => {
          // The toast closes with the press: that must not give up what the reload is to show.
          over = true;
          if (!(await reloadIfReachable())) again();
        };
        toast = toasts.show({
          tone: "warning",
          duration: 0,
          text: failureLine(gone ? null : error),
          // After a release the files of the previous one are gone: a reload brings the new ones.
          action: { label: m.shell_try_again(), onPress: () => void (gone ? reload() : again()) },
          onClose: () => over || giveUp(),
        });
      },
    );
    return () => {
      over = true;
      stop();
      toasts.dismiss(toast);
    };
  }, [load, wanted, Part, attempt, toasts]);
  return Part;
}
