/** Where a passkey is stored: on this device, on a phone that scanned a QR code, or on a security key. */
export type PasskeyHolder = "this_device" | "phone" | "security_key";

/**
 * Derives the holder from what a browser reports about a new passkey (WebAuthn attachment and transports). If it
 * reports no attachment, the passkey counts as stored on this device.
 */
export function passkeyHolder({
  attachment,
  transports,
}: {
  attachment: string | undefined;
  transports: readonly string[];
}): PasskeyHolder {
  if (attachment !== "cross-platform") return "this_device";
  return transports.includes("hybrid") ? "phone" : "security_key";
}
