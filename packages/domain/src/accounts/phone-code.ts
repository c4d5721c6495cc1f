const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Number of digits in a code sent to a phone. */
export const CODE_DIGITS = 6;
/** How long a code can be entered. */
export const CODE_MS = 10 * MINUTE_MS;
/** How long a registration may use a code that was entered in time. */
export const CHECKED_CODE_MS = 15 * MINUTE_MS;
/** After this many wrong codes, the correct one is refused too. */
export const CODE_TRIES = 5;
/** How long before another code can be requested. */
export const CODE_PAUSE_MS = 30 * SECOND_MS;

/** Maximum number of codes an hour, to one number and from one address. */
const HOURLY = 5;
/**
 * The limit for the wider network around an address. It may contain many households, or one caller with many addresses.
 */
const HOURLY_NETWORK = 50;

/** Whether a text has the form of a code. If it has fewer digits, the person is still typing. */
export const isCode = (text: string): boolean => new RegExp(`^\\d{${CODE_DIGITS}}$`).test(text);

/** When codes were sent in the last hour, in any order. */
export interface CodesSent {
  number: readonly Date[];
  address: readonly Date[];
  network: readonly Date[];
}

export type SendingVerdict = {
  code: "many_sms_sent_please_wait" | "too_many_sms_sent";
  /** Seconds, at least one. */
  retry_after: number;
};

const wait = (code: SendingVerdict["code"], ms: number): SendingVerdict => ({
  code,
  retry_after: Math.max(1, Math.ceil(ms / SECOND_MS)),
});

/** Milliseconds until fewer than `most` of these moments are in the last hour; 0 if that is already so. */
const untilFewer = (sent: readonly Date[], most: number, now: Date): number => {
  const times = sent.map((at) => at.getTime()).toSorted((one, other) => other - one);
  const last = times[most - 1];
  return last === undefined ? 0 : Math.max(0, last + HOUR_MS - now.getTime());
};

/**
 * Whether another code may be sent now: to each number and from each address one every half minute and five an hour.
 */
export const checkSending = ({ number, address, network }: CodesSent, now: Date): SendingVerdict | null => {
  const full = Math.max(
    untilFewer(number, HOURLY, now),
    untilFewer(address, HOURLY, now),
    untilFewer(network, HOURLY_NETWORK, now),
  );
  if (full > 0) return wait("too_many_sms_sent", full);
  const newest = Math.max(...[...number, ...address].map((at) => at.getTime()), -Infinity);
  const pause = newest + CODE_PAUSE_MS - now.getTime();
  return pause > 0 ? wait("many_sms_sent_please_wait", pause) : null;
};
