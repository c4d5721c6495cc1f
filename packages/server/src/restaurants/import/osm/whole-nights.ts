const HOUR = 60;
const DAY = 24 * HOUR;

const RANGE = /(?<![\d:])(\d{1,2}):(\d\d)\s*-\s*(\d{1,2}):(\d\d)(?![\d:])/g;
/** What is not a range of clock times: sun times, open ends, 24/7, words. */
const OTHER = /sun|dawn|dusk|"|\+|24\/7/i;

const two = (value: number): string => String(value).padStart(2, "0");
const written = (minutes: number): string => `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;

/**
 * Sets the clock of a text back until no night passes midnight, so that each rule concerns only the days on which it
 * begins. Otherwise, in `Mo-Th 17:00-02:00; Fr-Su 10:00-03:00`, the second rule would remove Thursday's night from
 * Friday, because a rule applies to whole days; nobody means that. Returns the text on that clock and by how many
 * minutes it was set back; null if no night passes midnight, or if the text does not allow this.
 */
export function wholeNights(text: string): { text: string; minutes: number } | null {
  if (OTHER.test(text)) return null;
  const ranges = [...text.matchAll(RANGE)].map(([, h = "", m = "", h2 = "", m2 = ""]) => {
    const start = Number(h) * HOUR + Number(m);
    const end = Number(h2) * HOUR + Number(m2);
    return { start, end: end <= start ? end + DAY : end };
  });
  const minutes = Math.max(0, ...ranges.map(({ end }) => end - DAY));
  const earliest = Math.min(...ranges.map(({ start }) => start));
  if (minutes === 0 || earliest < minutes) return null;
  if (/\d:\d/.test(text.replaceAll(RANGE, ""))) return null;
  let next = 0;
  const moved = text.replaceAll(RANGE, () => {
    const { start, end } = ranges[next++] ?? { start: 0, end: 0 };
    return `${written(start - minutes)}-${written(end - minutes)}`;
  });
  return { text: moved, minutes };
}

/** Whether any night passes midnight. */
export const losesNight = (text: string): boolean =>
  [...text.matchAll(RANGE)].some(([, h, m, h2, m2]) => {
    const [start, end] = [Number(h) * HOUR + Number(m), Number(h2) * HOUR + Number(m2)];
    return end > 0 && end < start;
  });
