import type { LimitName } from "../ports/limits.ts";
import type { RateLimits } from "../ports/rate-limits.ts";
import { limitKey, networkKey } from "../http/caller-address.ts";
import type { Services } from "../services.ts";
import { readCredentials } from "./accounts.queries.ts";
import { QueueFull } from "../jobs/fair-queue.ts";
import { isPassword } from "./password.ts";
import { passwordStamp } from "./stored/passwords.queries.ts";
import { type Entered, enterOrAskMore } from "./ways/second-step/second-step.ts";

export type LogInResult =
  | NonNullable<Entered>
  | { refused: "login_invalid" | "activation_needed" }
  | { refused: "too_many_requests" | "busy"; retry_after: number };

/** Every field besides e-mail, password and `remember` describes the device. */
type LogInInput = { email: string; password: string; remember?: boolean | undefined } & Record<string, unknown>;

interface Caller {
  services: Services;
  limits: RateLimits;
  address: string;
}

/**
 * Once more than this many tries from a network have failed, its password checks queue behind those of networks without
 * failures.
 */
const SUSPECTED_FROM = 5;

/**
 * Signs in with e-mail and password. Tries are counted before the password is checked, so that parallel requests cannot
 * bypass the limit; a correct one is not counted. An unknown e-mail takes as long to answer as a wrong password.
 */
export async function logIn(
  { services, limits, address }: Caller,
  { email, password, remember, ...device }: LogInInput,
): Promise<LogInResult> {
  const tries = triesOf(limits, email.trim().toLowerCase(), address);
  const retry_after = await tries.count();
  if (retry_after !== null) return { refused: "too_many_requests", retry_after };

  const { db } = services.database;
  const credentials = await readCredentials(db, email.trim());
  try {
    const right = await isPassword(password, credentials?.password_hash ?? null, await tries.asker());
    if (!credentials || !right) return { refused: "login_invalid" };
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    await tries.wereNone();
    return { refused: "busy", retry_after: error.retry_after };
  }

  await tries.wereRight();
  // Said only after a correct password: nobody else learns whether the account exists.
  if (services.settings.email_verification && credentials.email_verified_at === null) {
    return { refused: "activation_needed" };
  }
  const stamp = passwordStamp(credentials.password_hash ?? "");
  const entered = await enterOrAskMore(services, credentials.id, device, { remember, stamp });
  return entered ?? { refused: "login_invalid" };
}

/**
 * What is counted for a try: per e-mail and for all e-mails, from its address and from its wider network. An e-mail
 * that is being guessed from many networks, or from one all day, is not locked, or anybody could lock its member out.
 * Instead each network gets few tries, of which the member needs one.
 */
function triesOf(limits: RateLimits, email: string, address: string) {
  const here = limitKey(address);
  const near = networkKey(address);
  const own: readonly (readonly [LimitName, string])[] = [
    ["login", `${email} ${here}`],
    ["login_near", `${email} ${near}`],
    ["login_near_day", `${email} ${near}`],
    ["login_careful", `${email} ${near}`],
  ];
  /** `login_careful` counts only while an e-mail is being guessed. */
  let is_guessed = false;
  const shared: readonly (readonly [LimitName, string])[] = [
    ["login_address", here],
    ["login_network", near],
    ["login_account", email],
  ];
  const giveBack = () => Promise.all(shared.map(([name, key]) => limits.giveBack(name, key)));
  return {
    /** null, or the seconds to wait. */
    count: async (): Promise<number | null> => {
      const wait =
        (await limits.take("login_address", here)) ??
        (await limits.take("login_network", near)) ??
        (await limits.take("login", `${email} ${here}`)) ??
        (await limits.take("login_near", `${email} ${near}`));
      if (wait !== null) return wait;
      const worn = (await limits.take("login_near_day", `${email} ${near}`)) !== null;
      is_guessed = (await limits.take("login_account", email)) !== null || worn;
      return is_guessed ? limits.take("login_careful", `${email} ${near}`) : null;
    },
    asker: async () => ({ key: near, suspected: (await limits.taken("login_network", near)) > SUSPECTED_FROM }),
    wereRight: async () => {
      await Promise.all([giveBack(), ...own.map(([name, key]) => limits.forget(name, key))]);
    },
    /** The password was not checked. */
    wereNone: async () => {
      const taken = own.filter(([name]) => is_guessed || name !== "login_careful");
      await Promise.all([giveBack(), ...taken.map(([name, key]) => limits.giveBack(name, key))]);
    },
  };
}
