import type { Platform } from "./platform.ts";

/** `shared`: through the device's share sheet, even if the person closed it. */
export type ShareOutcome = "shared" | "copied" | "failed";

/**
 * Shares a link through the device's share sheet if it has one, otherwise by copying it. Must be called from a press.
 * `way` is the menu entry: the native shell has a separate entry for the sheet, so "link" always copies there.
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
