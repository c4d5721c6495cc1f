const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Digits of a code that is sent to a phone. */
export const CODE_DIGITS = 6;
/** How long a code can be given. */
export const CODE_MS = 10 * MINUTE_MS;
/** How long a registration may use a code that was given in time. */
export const CHECKED_CODE_MS = 15 * MINUTE_MS;
/** Wrong codes after which the right one is wrong too. */
export const CODE_TRIES = 5;
/** After this the next code can be asked for. */
export const CODE_PAUSE_MS = 30 * SECOND_MS;

/** Codes in an hour to one number, and for one address. */
const HOURLY = 5;
/** For the wider network around an address: many households, or one caller with many addresses. */
const HOURLY_NETWORK = 50;

/** Whether this may be a code: whoever types fewer digits has not finished. */
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

/** How long until fewer than `most` of these moments lie in the last hour; 0: that is so. */
const untilFewer = (sent: readonly Date[], most: number, now: Date): number => {
  const times = sent.map((at) => at.getTime()).toSorted((one, other) => other - one);
  const last = times[most - 1];
  return last === undefined ? 0 : Math.max(0, last + HOUR_MS - now.getTime());
};

/** Whether another code may be sent now: one each half minute, five an hour, to a number and for an address. */
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
