import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Api } from "../../../api/create-api.ts";

const load = () => import("@simplewebauthn/browser");

/**
 * Whether the address can have passkeys. A numeric address cannot, as browsers bind passkeys to a name. Nor can that of
 * an extension, which servers do not accept and whose popup the browser's own dialog closes.
 */
const hasName = ({ protocol, hostname } = location): boolean =>
  !/^\w+-extension:$/.test(protocol) && !/^(?:[\d.]+|\[.*\])$/.test(hostname);

/** Whether this browser, at this address, can have passkeys at all. */
export const knowsPasskeys = (): boolean => hasName() && typeof PublicKeyCredential === "function";

/** Whether the error means that the person closed the browser's own dialog. */
export const wasClosed = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");

let questions = 0;

/** Asks the authenticator for a passkey. With `autofill` it waits in the field until one is chosen there. */
export async function askPasskey(api: Api, autofill = false) {
  const question = ++questions;
  const [{ startAuthentication }, { key, options }] = await Promise.all([load(), api.accounts.passkeyOptions()]);
  // Otherwise the field would close the dialog that the button has opened meanwhile.
  if (autofill && question !== questions) throw new DOMException("Another question was asked", "AbortError");
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
  return { key, response: { ...response } };
}

/** Whether the browser offers passkeys in a field. */
export const offersAutofill = async (): Promise<boolean> =>
  knowsPasskeys() && (await load()).browserSupportsWebAuthnAutofill();

/** Has the authenticator create a passkey, and also returns where that is stored. */
export async function makePasskey({ key, options }: { key: string; options: Record<string, unknown> }) {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON });
  const { authenticatorAttachment: attachment, response } = made;
  return { key, response: { ...made }, attachment, transports: response.transports ?? [] };
}

/** Cancels the request that waits in a field. */
export const stopAsking = async (): Promise<void> => (await load()).WebAuthnAbortService.cancelCeremony();
