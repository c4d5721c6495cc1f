import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { ownerOfIdentity } from "@tablee/domain/accounts/identity-owner";
import { containsUrl } from "@tablee/domain/comments/contains-url";
import type { Language } from "@tablee/domain/language/text";
import { personNameProblem, tidyPersonName } from "@tablee/domain/validation/person-name";
import type { Queryable } from "../../database/open-database.ts";
import type { VouchedPerson } from "../../ports/identity/identity.ts";
import { readAcceptedTexts } from "../../pages/accepted-texts.queries.ts";
import {
  giveLanguage,
  insertAccountOf,
  insertIdentity,
  lockIdentity,
  markIdentityUsed,
  readAccountOfEmail,
  readOwnerOf,
} from "./identities.queries.ts";

/** `joined`: the account already existed and has gained a way to sign in. */
export type AccountOfPerson = { account_id: number; joined: boolean } | { refused: "connect_needed" | "email_missing" };

/** When somebody comes from a provider, and in which language their page is. */
interface Arrival {
  at: Date;
  language: Language;
}

/**
 * The account of a person for whom a provider vouches, created if there is none: without a password, and without a name
 * if the provider's name is not acceptable. An account without a language gets that of the page, for the messages that
 * follow (language §27). Runs in a transaction.
 */
export async function accountOfPerson(
  tx: Queryable,
  provider: IdentityProvider,
  person: VouchedPerson,
  arrival: Arrival,
): Promise<AccountOfPerson> {
  const { at, language } = arrival;
  const identity = { provider, subject: person.subject };
  await lockIdentity(tx, identity);
  const same_email = person.email === null ? null : await readAccountOfEmail(tx, person.email, provider);
  const known = await readOwnerOf(tx, identity);
  const owner = ownerOfIdentity({ known, same_email, email_verified: person.email_verified });
  if ("code" in owner) return { refused: owner.code };
  if (owner.account_id === null) return makeAccount(tx, identity, person, arrival);
  if (!owner.joins) await markIdentityUsed(tx, identity, at);
  else if (!(await insertIdentity(tx, { ...identity, account_id: owner.account_id }, at))) {
    return { refused: "connect_needed" };
  }
  await giveLanguage(tx, owner.account_id, language);
  return { account_id: owner.account_id, joined: owner.joins };
}

async function makeAccount(
  tx: Queryable,
  identity: { provider: IdentityProvider; subject: string },
  { email, email_verified, ...person }: VouchedPerson,
  { at, language }: Arrival,
): Promise<AccountOfPerson> {
  if (email === null) return { refused: "email_missing" };
  const account_id = await insertAccountOf(tx, {
    email,
    email_verified_at: email_verified ? at : null,
    ...namesOf(person),
    ...(await readAcceptedTexts(tx)),
    language,
    at,
  });
  // Somebody has registered with this e-mail at the same moment: the next try finds that account.
  if (account_id === null) return { refused: "connect_needed" };
  await insertIdentity(tx, { ...identity, account_id }, at);
  return { account_id, joined: false };
}

/**
 * Keeps whichever of the provider's names are acceptable; a member who lacks one is asked, with the other filled in
 * (accounts §15).
 */
const namesOf = ({ first_name, last_name }: Pick<VouchedPerson, "first_name" | "last_name">) => ({
  first_name: nameOrNone(first_name),
  last_name: nameOrNone(last_name),
});

const nameOrNone = (given: string): string => {
  const name = tidyPersonName(given);
  return personNameProblem(name) === null && !containsUrl(name) ? name : "";
};
