import { parseArgs } from "node:util";
import { ownMailQueue } from "@tablee/server/accounts/own/own-mails";
import { grantRight, type Granted, revokeRight, type Right } from "@tablee/server/accounts/rights/change-right";
import { forgetSecondStep } from "@tablee/server/accounts/rights/forget-second-step";
import { readRight, ROLE_NAMES } from "@tablee/server/accounts/rights/read-right";
import { signOutMembers } from "@tablee/server/accounts/rights/sign-out-members";
import { newAccountLink } from "@tablee/server/accounts/stored/account-links.queries";
import { EmbeddedDatabaseBusy } from "@tablee/server/database/folder-lock";
import { Unreachable } from "@tablee/server/ports/unreachable";
import { silentRealtime } from "@tablee/server/realtime/realtime";
import type { Services } from "@tablee/server/services";
import { BadEnvironment, readEnvironment } from "./environment.ts";
import { makeServices } from "./make-services.ts";
import { openDatabase } from "./open.ts";

const USAGE = `Usage: npm run admin -- grant <e-mail> [right] [--restaurant <id>]
       npm run admin -- revoke <e-mail> <right> [--restaurant <id>]
       npm run admin -- sign-out <e-mail>
       npm run admin -- sign-out --everybody
       npm run admin -- forget-second-step <e-mail>

  right  admin (unless told), moderator; with --restaurant: ${ROLE_NAMES.join(", ")}

grant makes an account where the e-mail has none, and prints a link to set its password that is good for an hour.
sign-out ends the sessions of one member, or of all, on every device.
forget-second-step is for a member who has lost app, passkeys and recovery codes: make sure first who asks.
The database is that of DATABASE_URL, else the embedded one in DATA_DIR.`;

type HostServices = ReturnType<typeof makeServices>;

/** An error to show to the person who typed the command. */
class Misuse extends Error {}

type Asked =
  | { verb: "grant" | "revoke"; email: string; given: Right }
  /** null means everybody. */
  | { verb: "sign-out"; email: string | null }
  | { verb: "forget-second-step"; email: string };

/**
 * The command `npm run admin`, for a product that has no administrator yet. Returns the exit code: 0 if it is done, 1
 * if not (nothing has changed, and stderr says why), 2 if the command was not understood.
 */
export async function runAdmin(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const asked = readArguments(argv);
    if (asked === null) {
      console.log(USAGE);
      return 0;
    }
    const environment = readEnvironment(env);
    const database = await openDatabase(environment);
    try {
      const services = makeServices(environment, database, silentRealtime);
      if (asked.verb === "sign-out") return await signOut(services, asked.email);
      if (asked.verb === "forget-second-step") return await forget(services, asked.email);
      return await change(services, asked, environment.publicUrl);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof Misuse) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (![BadEnvironment, EmbeddedDatabaseBusy, Unreachable].some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    return 1;
  }
}

async function signOut(services: Services, email: string | null): Promise<number> {
  const result = await signOutMembers(services, { email, by: null });
  if ("code" in result) {
    console.error(`Nobody has ${email}`);
    return 1;
  }
  console.log(`${email ?? "Everybody"} is signed out of ${result.ended} ${result.ended === 1 ? "device" : "devices"}.`);
  return 0;
}

const PROVIDER_NAMES = { google: "Google", apple: "Apple" } as const;

/** How long the command waits for the mails that it has begun to send, in ms. */
const MAILS_MS = 10_000;

/** Works with the jobs started: a member gets mails about it, which are jobs. A host sends what is left. */
async function withMails<Result>(services: HostServices, work: () => Promise<Result>): Promise<Result> {
  await services.jobs.start(services, [ownMailQueue]);
  try {
    return await work();
  } finally {
    await services.jobs.stop(MAILS_MS);
  }
}

async function forget(services: HostServices, email: string): Promise<number> {
  const forgotten = await withMails(services, () => forgetSecondStep(services, { email, by: null }));
  if (forgotten && "code" in forgotten) {
    console.error(`Nobody has ${email}`);
    return 1;
  }
  const { app, passkeys, providers } = forgotten ?? { app: false, passkeys: 0, providers: [] };
  console.log(`${email}: ${app ? "an authenticator app" : "no app"} and ${passkeys} passkeys were taken away.`);
  for (const provider of providers) {
    console.log(`${PROVIDER_NAMES[provider]} was disconnected: the member can connect it again.`);
  }
  return 0;
}

type Change = Extract<Asked, { given: Right }>;

async function change(services: Services, { verb, email, given }: Change, publicUrl: string): Promise<number> {
  const on = { email, given, by: null };
  const result = verb === "grant" ? await grantRight(services, on) : await revokeRight(services, on);
  if ("code" in result) {
    console.error("restaurant_id" in given ? `There is no restaurant ${given.restaurant_id}` : `Nobody has ${email}`);
    return 1;
  }
  console.log(
    `${result.email} ${verb === "grant" ? "is" : "is not"} ${wordsOf(given)}${verb === "grant" ? "" : " any more"}.`,
  );
  if (verb === "grant") await tellLink(services, result, publicUrl);
  return 0;
}

const wordsOf = (given: Right): string =>
  "restaurant_id" in given ? `${given.right} of restaurant ${given.restaurant_id}` : given.right;

async function tellLink(
  { database, clock }: Services,
  { account_id, email, made, unproven }: Granted,
  publicUrl: string,
) {
  const link = { kind: "reset_password", account_id, email } as const;
  const guid = await database.db.transaction((tx) => newAccountLink(tx, link, clock()));
  console.log(`${made ? "The account is new. " : ""}To set its password, within the hour:`);
  console.log(`${publicUrl}/reset-password/${guid}`);
  if (unproven) {
    console.log("Nobody has confirmed this e-mail: a stranger may have registered with it. Setting the password above");
    console.log(
      "ends their ways in, unless the account has a second step; a passkey is one from now on. If it may be a",
    );
    console.log(`stranger's, revoke the right, or first run: npm run admin -- forget-second-step ${email}`);
  }
}

/** Returns null if only help was requested. Throws Misuse. */
function readArguments(argv: readonly string[]): Asked | null {
  const { values, positionals } = parsed(argv);
  if (values.help) return null;
  const [verb, email, right, ...more] = positionals;
  if (verb === "sign-out") return readSignOut(positionals.slice(1), values.everybody ?? false);
  if (verb === "forget-second-step" && !values.everybody) return readForget(positionals.slice(1));
  if (values.everybody) throw new Misuse("Nobody's rights are changed all at once");
  if (verb !== "grant" && verb !== "revoke") throw new Misuse(verb ? `There is no ${verb}` : "What is to be done?");
  if (more.length > 0) throw new Misuse(`${more.join(" ")} is too much`);
  if (verb === "revoke" && email !== undefined && right === undefined) throw new Misuse("Which right?");
  const { restaurant } = values;
  const read = readRight({ email, right: right ?? (restaurant === undefined ? "admin" : "owner"), restaurant });
  if ("fault" in read) throw new Misuse(read.fault);
  return { verb, ...read };
}

function readSignOut([email, ...more]: string[], everybody: boolean): Asked {
  if (more.length > 0) throw new Misuse(`${more.join(" ")} is too much`);
  if (email === undefined && !everybody) throw new Misuse("An e-mail is needed, or --everybody");
  if (email !== undefined && everybody) throw new Misuse("Somebody or everybody?");
  return { verb: "sign-out", email: email ?? null };
}

function readForget([email, ...more]: string[]): Asked {
  if (more.length > 0) throw new Misuse(`${more.join(" ")} is too much`);
  if (email === undefined) throw new Misuse("An e-mail is needed");
  return { verb: "forget-second-step", email };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        restaurant: { type: "string" },
        everybody: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}
