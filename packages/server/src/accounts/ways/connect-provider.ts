import { NotVouched, ProviderSilent } from "../../ports/identity/identity.ts";
import type { Services } from "../../services.ts";
import { tellMember } from "../own/own-mails.ts";
import { insertIdentity, lockIdentity, readOwnerOf, verifyEmailOf } from "./identities.queries.ts";
import { readSecondStepFacts } from "./second-step/second-step.queries.ts";
import { spendToken } from "./spend-token.ts";
import { type Brought, takeAnswer } from "./take-answer.ts";

export type ConnectResult = "connected" | { refused: "social_invalid" | "already_connected" | "unavailable" };

/** Connects a provider's person to the account of the member who returns from the provider, as a way to sign in. */
export async function connectProvider(
  services: Services,
  account_id: number,
  brought: Brought,
): Promise<ConnectResult> {
  try {
    const { provider, id_token, nonce } = await takeAnswer(services, brought, { purpose: "connect", account_id });
    const person = await services.identity.verify(provider, id_token, { nonce });
    const identity = { provider, subject: person.subject };
    const at = services.clock();
    return await services.database.db.transaction(async (tx) => {
      if (!(await spendToken(tx, id_token, person, at))) throw new NotVouched("The id_token was used before");
      await lockIdentity(tx, identity);
      const owner = await readOwnerOf(tx, identity);
      if (owner === account_id) return "connected";
      // The person belongs to another account, or this account is connected to another person of the provider.
      const connected = owner === null && (await insertIdentity(tx, { ...identity, account_id }, at));
      if (!connected) return { refused: "already_connected" };
      const member = await readSecondStepFacts(tx, account_id);
      if (member) await tellMember(services, tx, member, { kind: `${provider}_added` });
      if (person.email !== null && person.email_verified) await verifyEmailOf(tx, account_id, person.email, at);
      return "connected";
    });
  } catch (error) {
    if (error instanceof NotVouched) return { refused: "social_invalid" };
    if (error instanceof ProviderSilent) return { refused: "unavailable" };
    throw error;
  }
}
