import type { IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import type { Services } from "../../services.ts";
import { deleteSessionsBut } from "../own/devices.queries.ts";
import { tellMember } from "../own/own-mails.ts";
import { dropEmailChange } from "../stored/account-links.queries.ts";
import { writeAudit } from "../stored/audit.queries.ts";
import { deleteIdentities } from "../ways/identities.queries.ts";
import { deletePasskeys } from "../ways/passkeys/passkeys.queries.ts";
import { deleteAuthenticator, readSecondStepFacts } from "../ways/second-step/second-step.queries.ts";
import { holdAccount } from "./rights.queries.ts";

interface Forgotten {
  app: boolean;
  passkeys: number;
  providers: IdentityProvider[];
}

/**
 * Removes the second step of a member who has lost the phone and the recovery codes: the authenticator app, codes and
 * passkeys stop working, every session ends, and the member gets a mail. The password then suffices to sign in. Google
 * and Apple are disconnected, and a pending change of e-mail is cancelled: a stranger who registered with the member's
 * e-mail, and set up the second step that locked the member out, must not keep another way in. Whoever calls this has
 * checked the person's identity (docs/decisions/051). Returns null if there was no second step; nothing has changed
 * then.
 */
export async function forgetSecondStep(
  services: Services,
  { email, by }: { email: string; by: number | null },
): Promise<Forgotten | { code: "not_found" } | null> {
  const done = await services.database.db.transaction(async (tx) => {
    const account = await holdAccount(tx, email.trim());
    const facts = account && (await readSecondStepFacts(tx, account.id));
    if (!facts) return { code: "not_found" } as const;
    const app = await deleteAuthenticator(tx, account.id);
    const passkeys = await deletePasskeys(tx, account.id, null);
    if (!app && passkeys === 0) return null;
    const providers = await deleteIdentities(tx, account.id, null);
    await dropEmailChange(tx, account.id);
    const ended = await deleteSessionsBut(tx, account.id, null);
    await tellMember(services, tx, facts, { kind: app ? "second_step_removed" : "passkey_removed" });
    for (const provider of providers) await tellMember(services, tx, facts, { kind: `${provider}_removed` });
    await writeAudit(tx, {
      account_id: by,
      restaurant_id: null,
      action: "second_step.forget",
      subject: `account ${account.id}`,
      before: { app, passkeys, providers },
      date: services.clock(),
    });
    return { passkeys, app, providers, ended };
  });
  if (!done || "code" in done) return done;
  const { ended, ...forgotten } = done;
  for (const { id } of ended) services.realtime.sessionEnded(id);
  return forgotten;
}
