import type { OutlineItem } from "../reading/menu-outline.ts";
import { classNames } from "@tablee/design-system/class-names";
import { StatusDot } from "@tablee/design-system/status-dot";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { calorieBand, type CalorieBand } from "@tablee/domain/menus/calorie-bands";
import { avoidedOf } from "@tablee/domain/menus/avoided-allergens";
import type { Allergen, ItemType } from "@tablee/domain/menus/menu";
import { Flame, TriangleAlert, Wheat } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAvoided } from "../filter/diet-store.ts";
import { allergenList, bandWord, heatWord, plainAllergens } from "../reading/menu-words.ts";

const TONES = {
  low: "cal-low",
  medium: "cal-mid",
  high: "cal-high",
  very_high: "cal-top",
} as const satisfies Record<CalorieBand, string>;

/** Calories with the colour and word of their band (menus §5); types without thresholds have neither. */
export function Calories({ type, calories }: { type: ItemType; calories: number | null }) {
  useWords();
  if (calories === null) return null;
  const band = calorieBand(type, calories);
  const amount = m.menu_calories({ count: calories });
  if (!band) return <span className="num text-mic font-mid text-ink-2">{amount}</span>;
  return (
    <StatusDot tone={TONES[band]} className="num">
      {amount} <span aria-hidden="true">·</span> {bandWord(band)}
    </StatusDot>
  );
}

/**
 * One flame per step of heat (menus §35), with a name for screen readers; the sheet shows the word as well. A dish that
 * is not hot shows nothing.
 */
export function Heat({ heat, whole }: { heat: number; whole?: boolean }) {
  useWords();
  if (heat === 0) return null;
  const word = heatWord(heat);
  return (
    <span className="inline-flex items-center gap-1 text-mic font-semibold text-ink-2">
      <span aria-hidden="true" className="inline-flex text-danger-ink">
        {Array.from({ length: heat }, (_, step) => (
          <Flame key={step} className="size-[0.875rem] stroke-[2.25]" />
        ))}
      </span>
      {whole ? word : <VisuallyHidden>{word}</VisuallyHidden>}
    </span>
  );
}

/** All declared allergens, on as many lines as needed: one that is cut off would go unnoticed. */
export function Allergens({ allergens }: { allergens: readonly Allergen[] }) {
  useWords();
  if (allergens.length === 0) return null;
  const list = allergenList(allergens);
  return (
    <span className="flex min-w-0 items-baseline gap-1 text-mic font-medium text-ink-3">
      <Wheat aria-hidden="true" className="size-[0.8125rem] shrink-0 translate-y-[0.125rem] stroke-[2.25]" />
      <VisuallyHidden>{m.menu_allergens({ list })}</VisuallyHidden>
      <span aria-hidden="true" className="min-w-0 break-words">
        {list}
      </span>
    </span>
  );
}

interface AvoidedProps {
  /** The allergens that it contains. */
  allergens: readonly Allergen[];
  /** The allergens that it contains with some choices. */
  possible?: readonly Allergen[];
  className?: string;
}

/**
 * Says which of the allergens that the diner avoids a dish contains or may contain; renders nothing if there are none.
 */
export function Avoided({ allergens, possible = [], className }: AvoidedProps) {
  useWords();
  const avoided = useAvoided();
  if (avoided.length === 0) return null;
  const contained = avoidedOf(allergens, avoided);
  const perhaps = avoidedOf(possible, avoided).filter((one) => !contained.includes(one));
  const said = [
    contained.length > 0 ? m.menu_contains({ list: plainAllergens(contained) }) : "",
    perhaps.length > 0 ? m.menu_may_contain({ list: plainAllergens(perhaps) }) : "",
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <span className={classNames("flex min-w-0 items-start gap-1 text-mic font-semibold text-danger-ink", className)}>
      <TriangleAlert aria-hidden="true" className="mt-px size-[0.8125rem] shrink-0 stroke-[2.25]" />
      <span className="min-w-0">{said.join(" · ")}</span>
    </span>
  );
}

/** Adds the smaller file of a picture that is one of ours (demo-data has each dish in two sizes). */
export function dishPicture(url: string | null): { src: string | null; srcSet?: string } {
  const own = url === null ? null : /^(\/pictures\/[\w-]+)\.webp(?:#.*)?$/.exec(url);
  if (!own || /-(400|cover|logo)$/.test(own[1] ?? "")) return { src: url };
  return { src: url, srcSet: `${own[1]}-400.webp 400w, ${own[1]}.webp 800w` };
}

/**
 * The focal point of a cropped photo: in a portrait, the subject lies at two thirds of the height, below the middle of
 * a square.
 */
export const dishPosition = (orientation: OutlineItem["orientation"]): string =>
  orientation === "portrait" ? "50% 52%" : "50% 50%";
