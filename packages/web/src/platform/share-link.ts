import type { Platform } from "./platform.ts";

/** shared: by the device's own sheet, or somebody thought better of it there. */
export type ShareOutcome = "shared" | "copied" | "failed";

/** Shares a link by the device's own sheet where it has one, else by copying it. Asked from a press. */
export async function shareLink(platform: Platform, link: { title: string; url: string }): Promise<ShareOutcome> {
  if (await platform.share(link)) return "shared";
  return (await platform.copy(link.url)) ? "copied" : "failed";
}
