import type { Platform } from "./platform.ts";

/** shared: by the device's own sheet, or somebody thought better of it there. */
export type ShareOutcome = "shared" | "copied" | "failed";

/**
 * Shares a link by the device's own sheet where it has one, else by copying it. Asked from a press. `way` is the
 * entry of a menu: in the native shell the sheet has one of its own, so that "link" is the link itself there.
 */
export async function shareLink(
  platform: Platform,
  link: { title: string; url: string },
  way: "link" | "social" = "social",
): Promise<ShareOutcome> {
  const isByHand = platform.kind === "native" && way === "link";
  if (!isByHand && (await platform.share(link))) return "shared";
  return (await platform.copy(link.url)) ? "copied" : "failed";
}
