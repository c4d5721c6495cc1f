import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import type { Language } from "@tablee/domain/language/text";
import { NotVouched, ProviderSilent } from "../../ports/identity/identity.ts";
import type { Services } from "../../services.ts";
import { tellMember } from "../own/own-mails.ts";
import { accountOfPerson } from "./account-of-person.ts";
import { ENTERING } from "./begin-provider.ts";
import { readSecondStepFacts } from "./second-step/second-step.queries.ts";
import { type Entered, enterOrAskMore } from "./second-step/second-step.ts";
import { spendToken } from "./spend-token.ts";
import { takeAnswer, type Brought } from "./take-answer.ts";

export type SocialResult = NonNullable<Entered> | { refused: "social_invalid" | "connect_needed" | "unavailable" };
/** The services, and the language of the page from which somebody signs in. */
type Asking = Services & { language: Language };
/** Every field besides `remember` describes the device. */
type Device = { remember?: boolean | undefined } & Record<string, unknown>;

/** Signs in a person who returns from a provider with a code. */
export const finishProvider = (services: Asking, brought: Brought, device: Device): Promise<SocialResult> =>
  orRefused(services, async () => {
    const { provider, id_token, nonce } = await takeAnswer(services, brought, ENTERING);
    return enterByToken(services, { provider, id_token, nonce }, device);
  });

/** Signs in with an id_token that a native shell obtained itself. */
export const loginSocial = (
  services: Asking,
  brought: { provider: IdentityProvider; id_token: string; client_id?: string | undefined },
  device: Device,
): Promise<SocialResult> =>
  services.identity.offered.includes(brought.provider)
    ? orRefused(services, () => enterByToken(services, brought, device))
    : Promise.resolve({ refused: "unavailable" });

/** A token is accepted once, whichever of the two ways it came. */
async function enterByToken(
  services: Asking,
  brought: { provider: IdentityProvider; id_token: string; nonce?: string; client_id?: string | undefined },
  device: Device,
): Promise<SocialResult> {
  const { provider, id_token, nonce, client_id } = brought;
  const person = await services.identity.verify(provider, id_token, {
    ...(nonce === undefined ? {} : { nonce }),
    ...(client_id === undefined ? {} : { client_id }),
  });
  const at = services.clock();
  const found = await services.database.db.transaction(async (tx) => {
    if (!(await spendToken(tx, id_token, person, at))) throw new NotVouched("The id_token was used before");
    const account = await accountOfPerson(tx, provider, person, { at, language: services.language });
    const member = "joined" in account && account.joined ? await readSecondStepFacts(tx, account.account_id) : null;
    if (member) await tellMember(services, tx, member, { kind: `${provider}_added` });
    return account;
  });
  if ("refused" in found) return { refused: found.refused === "email_missing" ? "social_invalid" : found.refused };
  const { remember, ...facts } = device;
  return (await enterOrAskMore(services, found.account_id, facts, { remember })) ?? { refused: "social_invalid" };
}

/** Refuses what the provider does not vouch for; a provider that does not respond is logged as a warning only. */
async function orRefused({ log }: Services, work: () => Promise<SocialResult>): Promise<SocialResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotVouched) return { refused: "social_invalid" };
    if (!(error instanceof ProviderSilent)) throw error;
    log.warn({ cause: error.cause instanceof Error ? error.cause.name : null }, "A provider did not answer");
    return { refused: "unavailable" };
  }
}
