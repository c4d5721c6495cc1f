/** Where a passkey was made: on the device at hand, on a telephone that read a code, on a key for the pocket. */
export type PasskeyHolder = "this_device" | "phone" | "security_key";

/** By what a browser tells of a passkey that it has had made (WebAuthn: attachment and transports); what it does not tell is here. */
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
