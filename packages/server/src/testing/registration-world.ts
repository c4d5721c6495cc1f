import type { Database } from "../database/open-database.ts";
import type { MailMessage } from "../ports/mail.ts";
import type { SmsMessage } from "../ports/sms.ts";
import type { Services } from "../services.ts";
import { type Caller, callAs } from "./call-as.ts";
import { keptJobs } from "./kept-jobs.ts";
import { makeServices } from "./make-services.ts";
import type { Registration } from "../accounts/registration/register.ts";
import { registrationRouter } from "../accounts/registration/registration.router.ts";

let people = 0;

/** A phone number that nobody else in these tests has. */
export const freshPhone = (): string => `+1514${String(5_550_000 + ++people)}`;

/** The data of a new registration, with a phone number and an e-mail of its own. */
export const newcomer = (own: Partial<Registration> = {}): Registration => ({
  first_name: " Inès ",
  last_name: "O’Brien",
  email: `Newcomer-${++people}@Example.ca`,
  phone_number: freshPhone(),
  password: "Grenoble7cafe",
  verification_code: "",
  language: "fr",
  ...own,
});

/** The registration calls on a database, and what they have sent. */
export function registrationWorld(database: Database, own: Partial<Services> = {}) {
  const sms: SmsMessage[] = [];
  const mails: MailMessage[] = [];
  const jobs = keptJobs();
  const services = makeServices(database, {
    jobs,
    sms: { send: async (message) => void sms.push(message) },
    mail: { send: async (message) => void mails.push(message) },
    ...own,
  });
  /** Each call comes from a network address of its own, unless one is given. */
  const as = (caller: Caller = null, address = `198.51.100.${++people % 250}`) =>
    callAs(services, registrationRouter, caller, { address });
  const sent = async () => {
    await jobs.run(services);
    return sms;
  };
  return {
    services,
    mails,
    as,
    /** Every SMS so far. */
    sent,
    sentMails: async () => {
      await jobs.run(services);
      return mails;
    },
    /** The six digits of the last code sent to a number. */
    codeOf: async (phone: string): Promise<string> => {
      const message = (await sent()).findLast(({ to }) => to === phone);
      return /\d{6}/.exec(message?.text ?? "")?.[0] ?? "none";
    },
    later: (seconds: number) => services.setTime(new Date(services.clock().getTime() + seconds * 1_000)),
  };
}

/** A different code from this one. */
export const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
