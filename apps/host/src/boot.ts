import { EmbeddedDatabaseBusy } from "@tablee/server/database/folder-lock";
import { asRefusedEntry } from "@tablee/server/database/reachable";
import { faultRecord } from "@tablee/server/http/call-log";
import { Unreachable } from "@tablee/server/ports/unreachable";
import { plantFirstTexts } from "@tablee/server/pages/plant-first-texts";
import { finishImports } from "@tablee/server/restaurants/import/steps/import-in-steps";
import type { Services } from "@tablee/server/services";
import { articlesOfDemo, prepareDemo } from "./demo.ts";
import { BadEnvironment, type Environment, readEnvironment } from "./environment.ts";
import { type Host, type HostOptions, startHost } from "./host.ts";
import { openDatabase } from "./open.ts";
import { returnMemory } from "./return-memory.ts";

/** Starts a process of the product and runs it until it is told to stop. Prints its address in one line. */
export async function boot(options: Pick<HostOptions, "files" | "web" | "transform">): Promise<void> {
  let host: Host;
  let waitMs = 0;
  let url: string | undefined;
  try {
    const environment = readEnvironment(process.env);
    waitMs = environment.drainWaitMs;
    url = environment.databaseUrl;
    const database = await openDatabase(environment);
    let demo = "";
    const prepare: HostOptions["prepare"] = async (services) => {
      // A failure here must not prevent the start: the next start and the next import try again.
      if (database.kind === "embedded")
        await finishImports(database, services.clock()).catch((error: unknown) =>
          services.log.error(faultRecord(error), "An import that was left could not be finished"),
        );
      await plantFirstTexts(services, environment.demo ? articlesOfDemo(services.clock()) : []);
      demo = await prepareDemo(services, environment);
    };
    host = await startHost({ environment, database, prepare, ...options });
    console.log(startLine(host.address, environment, demo));
    for (const line of stepsOff(host.services)) console.log(line);
  } catch (fault) {
    const error = url ? asRefusedEntry(fault, url) : fault;
    if (isPlain(error)) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
  returnMemory();
  endWhenTold(host, waitMs);
}

/** Longer than a shell and npm take to forward the same signal. */
const AGAIN_MS = 1_000;

/**
 * Shuts down in order on a signal, even if it arrives several times: a shell, npm and a supervisor may all send it, and
 * an unhandled signal would end the process while it answers requests. Ctrl-C does not wait for a load balancer, and a
 * second Ctrl-C exits immediately.
 */
function endWhenTold(host: Host, waitMs: number): void {
  let since: number | null = null;
  const end = (wait: number): void => {
    if (since !== null) return;
    since = performance.now();
    void stop(host, wait);
  };
  process.on("SIGTERM", () => end(waitMs));
  process.on("SIGINT", () => {
    if (since !== null && performance.now() - since > AGAIN_MS) process.exit(130);
    end(0);
  });
}

/** Whatever has not ended by then will not end; a database that does not respond must not block the exit. */
const STOP_MS = 25_000;

async function stop(host: Host, waitMs: number): Promise<void> {
  setTimeout(() => process.exit(1), waitMs + STOP_MS).unref();
  await host.close(waitMs);
  process.exit(0);
}

const startLine = (address: string, { databaseUrl }: Environment, demo: string): string =>
  `Tablée is at ${address} on ${databaseUrl ? "PostgreSQL" : "the embedded database"}${demo}`;

/** The features that are off because nothing is configured to send their messages. */
const stepsOff = ({ mail, sms, push }: Pick<Services, "mail" | "sms" | "push">): string[] => [
  ...(mail.off ? ["No SMTP_URL: forgotten passwords, e-mail verification and invitations are off"] : []),
  ...(sms.off ? ["No TWILIO_ACCOUNT_SID: the verification of phones is off, at registration too"] : []),
  ...(push.off ? ["No VAPID_PUBLIC_KEY and no FCM_PROJECT_ID: push notifications are off"] : []),
];

/** Errors that the person who starts the process can fix: their message is enough, and a stack would hide it. */
function isPlain(error: unknown): error is Error {
  if (error instanceof BadEnvironment || error instanceof EmbeddedDatabaseBusy || error instanceof Unreachable)
    return true;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "EADDRINUSE" || code === "EACCES";
}
