import { MOST_OFFERS } from "../menus/offer.ts";
import { MOST_DATES } from "../restaurants/dated-hours.ts";
import { isSame } from "./menu-draft.ts";
import type { Setting } from "./settings.ts";

/** The parts of a setting by what identifies each, in their order. */
type Parts = ReadonlyMap<string, unknown>;

interface Divided {
  /** Each part with its key; a key may occur twice. */
  partsOf: (value: never) => (readonly [string, unknown])[];
  wholeOf: (parts: Parts) => unknown;
  /** How many parts it may have. */
  most: number;
  /** Whether parts with these two keys, each changed by another person, contradict each other. */
  clash?: (own: string, other: string) => boolean;
}

const byKey = (keyOf: (part: never) => string, most: number): Divided => ({
  partsOf: (list: readonly never[]) => list.map((part) => [keyOf(part), part]),
  wholeOf: (parts) => [...parts.values()],
  most,
});

/** Whether two keys "from to" have a date in common. */
const overlap = (own: string, other: string): boolean => {
  const [from = "", to = ""] = own.split(" ");
  const [start = "", end = ""] = other.split(" ");
  return from <= end && start <= to;
};

/** The settings with parts that two people may change at the same time. */
const DIVIDED: Partial<Record<Setting, Divided>> = {
  hours: {
    // In an order of their own: that of the days in an object means nothing.
    partsOf: (week: object) => Object.entries(week).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    wholeOf: (week) => Object.fromEntries(week),
    most: 7,
  },
  closed_dates: {
    partsOf: (dates: readonly string[]) => [...new Set(dates)].toSorted().map((date) => [date, true]),
    wholeOf: (parts) => [...parts.keys()].toSorted(),
    most: MOST_DATES,
  },
  special_hours: {
    ...byKey(({ from, to }: { from: string; to: string }) => `${from} ${to}`, MOST_DATES),
    // On a date with several, the last one decides: put together, one person's change would hide the other's.
    clash: overlap,
  },
  offers: byKey(({ ref }: { ref: string }) => ref, MOST_OFFERS),
};

/**
 * Two people's changes of one setting put together, if they concern different parts of it: the hours of other days,
 * other dates or other offers (management §17). null: they concern the same part, or somebody changed the order, or the
 * setting has no parts.
 */
export function putTogether(
  setting: Setting,
  { seen, theirs, mine }: { seen: unknown; theirs: unknown; mine: unknown },
): { value: unknown } | null {
  const divided = DIVIDED[setting];
  if (!divided) return null;
  const [before, now, next] = [seen, theirs, mine].map((value) => partsIn(divided, value));
  if (!before || !now || !next || !inOneOrder(before, now) || !inOneOrder(before, next)) return null;
  const order = merged(next, now);
  if (order === null) return null;
  const together = new Map<string, unknown>();
  const changed = { own: new Set<string>(), other: new Set<string>() };
  for (const key of new Set([...order, ...before.keys()])) {
    const [was, other, own] = [before.get(key), now.get(key), next.get(key)];
    const [isOwn, isOther] = [!isSame(was, own), !isSame(was, other)];
    if (isOwn && isOther && !isSame(other, own)) return null;
    if (isOwn) changed.own.add(key);
    if (isOther) changed.other.add(key);
    const part = isOwn ? own : other;
    if (part !== undefined) together.set(key, part);
  }
  if (together.size > divided.most || clashing(divided, changed)) return null;
  return { value: divided.wholeOf(together) };
}

/** A value's parts; null if it has none, or several that only their place tells apart. */
function partsIn({ partsOf }: Divided, value: unknown): Parts | null {
  if (typeof value !== "object" || value === null) return null;
  const list = partsOf(value as never);
  const parts = new Map(list);
  return parts.size === list.length ? parts : null;
}

/** Whether what both have stands in one order. */
const inOneOrder = (one: Parts, other: Parts): boolean =>
  isSame(
    [...one.keys()].filter((key) => other.has(key)),
    [...other.keys()].filter((key) => one.has(key)),
  );

/** The keys of both, each after all that it stands after in either; null if their orders contradict each other. */
function merged(own: Parts, other: Parts): string[] | null {
  if (!inOneOrder(own, other)) return null;
  const waiting = [...other.keys()];
  const order: string[] = [];
  for (const key of own.keys()) {
    if (other.has(key)) order.push(...waiting.splice(0, waiting.indexOf(key) + 1));
    else order.push(key);
  }
  return [...order, ...waiting];
}

const clashing = ({ clash }: Divided, { own, other }: Record<"own" | "other", ReadonlySet<string>>): boolean =>
  clash !== undefined && [...own].some((key) => [...other].some((one) => one !== key && clash(key, one)));
