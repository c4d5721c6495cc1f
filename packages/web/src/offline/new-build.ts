import type { Toasts } from "@tablee/design-system/toasts/toast-viewport";
import { m } from "../paraglide/messages.js";
import type { AppContext } from "../routes/app-context.ts";

/**
 * Stores the app's files on the device, and offers a newer build in a toast that stays until somebody closes it, so
 * that nobody is interrupted. Returns how to stop.
 */
export function offerNewBuilds(
  { entry, platform }: Pick<AppContext, "entry" | "platform">,
  toasts: Toasts,
): () => void {
  if (entry === null) return () => {};
  return platform.keepFiles(entry, (take) =>
    toasts.show({
      id: "new-build",
      text: m.shell_new_build(),
      duration: 0,
      action: { label: m.shell_new_build_take(), onPress: take },
    }),
  );
}
