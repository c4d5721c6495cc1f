import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Api } from "../../../api/create-api.ts";

const load = () => import("@simplewebauthn/browser");

/**
 * An address of digits has no passkeys: browsers keep them under a name. Nor has an extension's, which servers take for
 * nobody's and whose popup the browser's own dialog closes.
 */
const hasName = ({ protocol, hostname } = location): boolean =>
  !/^\w+-extension:$/.test(protocol) && !/^(?:[\d.]+|\[.*\])$/.test(hostname);

/** Whether this browser, at this address, can have passkeys at all. */
export const knowsPasskeys = (): boolean => hasName() && typeof PublicKeyCredential === "function";

/** Whoever closed the browser's own dialog thought better of it. */
export const wasClosed = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

/** Asks the authenticator who it is; `autofill` waits in the field until somebody chooses one there. */
export async function askPasskey(api: Api, autofill = false) {
  const [{ startAuthentication }, { key, options }] = await Promise.all([load(), api.accounts.passkeyOptions()]);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  return { key, response: { ...response } };
}

/** Whether the browser offers passkeys in a field. */
export const offersAutofill = async (): Promise<boolean> =>
  knowsPasskeys() && (await load()).browserSupportsWebAuthnAutofill();

/** Has the authenticator make a passkey; with it comes where that is. */
export async function makePasskey({ key, options }: { key: string; options: Record<string, unknown> }) {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON });
  const { authenticatorAttachment: attachment, response } = made;
  return { key, response: { ...made }, attachment, transports: response.transports ?? [] };
}

/** Ends what waits in a field. */
export const stopAsking = async (): Promise<void> => (await load()).WebAuthnAbortService.cancelCeremony();
