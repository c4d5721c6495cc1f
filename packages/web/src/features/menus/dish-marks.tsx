import type { OutlineItem } from "./menu-outline.ts";
import { StatusDot } from "@tablee/design-system/status-dot";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { calorieBand, type CalorieBand } from "@tablee/domain/menus/calories";
import type { Allergen, ItemType } from "@tablee/domain/menus/menu";
import { Wheat } from "lucide-react";
import { m } from "../../paraglide/messages.js";
import { allergenList, bandWord } from "./menu-words.ts";

const TONES = {
  low: "cal-low",
  medium: "cal-mid",
  high: "cal-high",
  very_high: "cal-top",
} as const satisfies Record<CalorieBand, string>;

/** Calories with the colour and the word of their band (spec §9); items of other types have neither. */
export function Calories({ type, calories }: { type: ItemType; calories: number | null }) {
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

/** What the kitchen declares. On a card one line, cut at its end; whole in the dialog. */
export function Allergens({ allergens, whole }: { allergens: readonly Allergen[]; whole?: boolean }) {
  if (allergens.length === 0) return null;
  const list = allergenList(allergens);
  return (
    <span className="flex min-w-0 items-center gap-1 text-mic font-medium text-ink-3">
      <Wheat aria-hidden="true" className="size-[0.8125rem] shrink-0 stroke-[2.25]" />
      <VisuallyHidden>{m.menu_allergens({ list })}</VisuallyHidden>
      <span aria-hidden="true" className={whole ? "" : "truncate"}>
        {list}
      </span>
    </span>
  );
}

/** The picture's smaller files, where it is one of ours (demo-data draws each dish in two sizes). */
export function dishPicture(url: string | null): { src: string | null; srcSet?: string } {
  const own = url === null ? null : /^(\/pictures\/[\w-]+)\.webp$/.exec(url);
  if (!own || /-(400|wide|cover|logo)$/.test(own[1] ?? "")) return { src: url };
  return { src: url, srcSet: `${own[1]}-400.webp 400w, ${url} 800w` };
}

/** Subjects stand at two thirds of the height, below the middle of a square cut. */
export const dishPosition = (orientation: OutlineItem["orientation"]): string =>
  orientation === "portrait" ? "50% 62%" : "50% 50%";
