import { useToasts } from "@tablee/design-system/toasts/toasts";
import { m } from "../../paraglide/messages.js";
import type { SavedFile } from "../../platform/platform.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useAppContext } from "../../routes/app-context.ts";

/** Saves a text as a file on the device, and says so if the device could not. Only from a press. */
export function useSaveFile(): (text: string, named: Omit<SavedFile, "text">) => Promise<void> {
  const { platform } = useAppContext();
  const toasts = useToasts();
  return async (text, named) => {
    try {
      await saveFile(platform, text, named);
    } catch {
      toasts.show({ text: m.shell_save_failed(), tone: "danger" });
    }
  };
}
