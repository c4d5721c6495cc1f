import { isOfferOn, type Offer, tidyCode } from "../../menus/offer.ts";
import { localMoment } from "../../restaurants/local-time.ts";
import type { OrderMode } from "../../restaurants/order-mode.ts";
import { type Minor, minor } from "../../money/minor.ts";
import { type Offered, offOf } from "./offers-on.ts";

/** How often an offer has been used: by this member, and by everybody. */
export interface OfferUse {
  mine: number;
  all: number;
}

interface Asked {
  /** As the diner typed it; null if there is none. */
  code: string | null;
  mode: OrderMode | null;
  /** When the order is for. */
  date: string;
  time: string;
  timezone: string;
  /** By ref; an offer without an entry has never been used. */
  uses: ReadonlyMap<string, OfferUse>;
}

/** Why a code is refused (menus §41). Only the server can detect `code_too_often` (menus §42). */
export const CODE_PROBLEMS = [
  "code_unknown",
  "code_not_now",
  "code_used",
  "code_without_effect",
  "code_too_often",
] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

export const isLimited = ({ per_member, in_all }: Offer): boolean => per_member !== null || in_all !== null;

const isUsedUp = ({ ref, per_member, in_all }: Offer, uses: Asked["uses"]): boolean => {
  const { mine, all } = uses.get(ref) ?? { mine: 0, all: 0 };
  return (per_member !== null && mine >= per_member) || (in_all !== null && all >= in_all);
};

/**
 * Whether a code is treated as if it did not exist (menus §42): after its end, and before its start, unless the order
 * is for one of its days.
 */
const isHidden = ({ starts, ends }: Offer, { date, timezone }: Pick<Asked, "date" | "timezone">, at: Date): boolean => {
  const { date: today } = localMoment(at, timezone);
  return (ends !== null && today > ends) || (starts !== null && today < starts && date < starts);
};

/**
 * The offers that apply to an order: automatic ones and that of its code, if they are available at its time and not
 * used up.
 */
export function offersFor(
  offers: readonly Offer[],
  asked: Asked,
  at: Date,
): { rules: Offer[]; code: Offer | null; problem: CodeProblem | null } {
  const written = asked.code === null ? "" : tidyCode(asked.code);
  const own = written === "" ? undefined : offers.find(({ code }) => code === written);
  const isOn = (offer: Offer) => isOfferOn(offer, asked, at);
  const problemOf = (): CodeProblem | null => {
    if (written === "") return null;
    if (!own || isHidden(own, asked, at)) return "code_unknown";
    if (isUsedUp(own, asked.uses)) return "code_used";
    return isOn(own) ? null : "code_not_now";
  };
  const rules = offers.filter(
    (offer) => (offer.code === null || offer === own) && isOn(offer) && !isUsedUp(offer, asked.uses),
  );
  return { rules, code: own ?? null, problem: problemOf() };
}

/**
 * The problem of a code, including a code whose offer takes nothing off because the order is too small or another offer
 * is better.
 */
export const codeProblem = (
  { code, problem }: Pick<ReturnType<typeof offersFor>, "code" | "problem">,
  { discounts }: Pick<Offered, "discounts">,
): CodeProblem | null => {
  if (problem !== null || code === null) return problem;
  return discounts.some(({ rule }) => rule.ref === code.ref) ? null : "code_without_effect";
};

/**
 * How much the dishes lack of the minimum amount of a code's offer (menus §39), after discounts on single dishes; 0 if
 * the minimum is not the reason why the code has no effect.
 */
export const missingForCode = (
  { code }: Pick<ReturnType<typeof offersFor>, "code">,
  { bases, discounts }: Pick<Offered, "bases" | "discounts">,
): Minor => {
  if (code?.kind !== "amount_off") return minor(0);
  const sumsOff = offOf(discounts.filter(({ rule }) => rule.kind === "amount_off"));
  const dishes = bases.reduce((sum, { amount }) => sum + amount, 0) + sumsOff;
  return minor(Math.max(0, code.from - dishes));
};
