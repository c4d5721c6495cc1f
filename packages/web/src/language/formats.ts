import type { Language } from "@tablee/domain/language/text";
import type { Currency } from "@tablee/domain/money/minor";
import { isMetric, MILE_M } from "@tablee/domain/places/is-metric";
import { isShownTwice, localMoment } from "@tablee/domain/restaurants/local-time";

/** Canadian conventions in both languages: $12.50 and 12,50 $, 14:30 and 14 h 30. */
export const LOCALES = { en: "en-CA", fr: "fr-CA" } as const;

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
/** Makes a formatter once for each key, because making one takes far longer than using it. */
export const once = <Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format => {
  const found = cache.get(key);
  if (found) return found as Format;
  const made = make();
  cache.set(key, made);
  return made;
};

/** Formats a decimal amount from the wire: $12.50 or 12,50 $. */
export const formatMoney = (decimal: number, currency: Currency, language: Language): string =>
  once(
    `money ${currency} ${language}`,
    () => new Intl.NumberFormat(LOCALES[language], { style: "currency", currency }),
  ).format(decimal);

/** Formats an amount without cents where there are none: $7, $7.50, 7 $, 7,50 $. */
export const formatRoundMoney = (decimal: number, currency: Currency, language: Language): string =>
  once(
    `round money ${currency} ${language}`,
    () =>
      new Intl.NumberFormat(LOCALES[language], { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }),
  ).format(decimal);

/** The sign that amounts of the currency carry: $, US$ or €. */
export const currencySign = (currency: Currency, language: Language): string =>
  formatMoney(0, currency, language).replace(/[\d\s.,]/gu, "");

export const formatNumber = (value: number, language: Language): string =>
  once(`number ${language}`, () => new Intl.NumberFormat(LOCALES[language])).format(value);

/** Formats a percentage with at most six decimals: 9.975% or 9,975 %. */
export const formatPercent = (percent: number, language: Language): string =>
  once(
    `percent ${language}`,
    () => new Intl.NumberFormat(LOCALES[language], { style: "percent", maximumFractionDigits: 6 }),
  ).format(percent / 100);

const clock = (hour: number, minute: number, language: Language): string => {
  const two = String(minute).padStart(2, "0");
  if (language === "en") return `${hour}:${two}`;
  return `${hour}\u00a0h${minute === 0 ? "" : `\u00a0${two}`}`;
};

/**
 * Formats a time of day: 22:00 or 7:30 in English, 22 h or 22 h 30 in French. In the hour that autumn repeats, it adds
 * which of the two is meant: 1:30 EDT and 1:30 EST, 1 h 30 HAE and 1 h 30 HNE (language §24).
 */
export function formatTime(moment: Date, timezone: string, language: Language): string {
  const { minutes } = localMoment(moment, timezone);
  const time = clock(Math.floor(minutes / 60), minutes % 60, language);
  if (!isShownTwice(moment, timezone)) return time;
  const zone = moment.toLocaleTimeString(LOCALES[language], { timeZone: timezone, timeZoneName: "short" });
  return `${time}\u00a0${zone.split(/\s/).pop()}`;
}

/** Formats an "HH:MM" from the wire as the language writes it. */
export function clockTime(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return clock(hour, minute, language);
}

/** The name of a date's weekday; lower case in French, as usual there. */
export const formatWeekday = (date: string, language: Language): string =>
  once(
    `weekday ${language}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { weekday: "long", timeZone: "UTC" }),
  ).format(new Date(`${date}T12:00:00Z`));

/**
 * Formats a distance: kilometres in French and in Canadian English, miles in other English (language §16). What is less
 * than one, or than a tenth of a mile, is in metres or feet. It contains no line breaks.
 */
export function formatDistance(km: number, language: Language, region: string): string {
  const format = (value: number, digits: number, unit: string) =>
    once(
      `${unit} ${digits} ${language}`,
      () => new Intl.NumberFormat(LOCALES[language], { style: "unit", unit, maximumFractionDigits: digits }),
    )
      .format(value)
      .replaceAll(" ", "\u00a0");
  if (isMetric(language, region)) {
    const metres = Math.round(km * 100) * 10;
    return metres < 1_000 ? format(metres, 0, "meter") : format(km, km < 10 ? 1 : 0, "kilometer");
  }
  const miles = (km * 1_000) / MILE_M;
  const feet = Math.round(miles * 528) * 10;
  return feet < 528 ? format(feet, 0, "foot") : format(miles, km < 16 ? 1 : 0, "mile");
}
