import type { Platform } from "./platform.ts";

/** shared: by the device's own sheet, or somebody thought better of it there. */
export type ShareOutcome = "shared" | "copied" | "failed";

/** Shares a link by the device's own sheet where it has one, else by copying it. Asked from a press. */
export async function shareLink(platform: Platform, link: { title: string; url: string }): Promise<ShareOutcome> {
  // On a desktop the sheet of the system is a detour; a copied link is what one wants.
  if (typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches) {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "shared";
    }
  }
  return (await platform.copy(link.url)) ? "copied" : "failed";
}
