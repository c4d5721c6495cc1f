import { Badge } from "@tablee/design-system/badge";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import type { Modifier } from "@tablee/domain/menus/menu";
import { isRequired } from "@tablee/domain/orders/line/modifier-groups";
import { Check } from "lucide-react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { GroupView } from "./item-composition.ts";
import { Allergens, Avoided } from "../card/dish-marks.tsx";
import { hintWords } from "../reading/menu-words.ts";

/** A group's name, hint and state (menus §13). */
export function GroupHead({ id, view, tried }: { id: string; view: GroupView; tried: boolean }) {
  const language = useLanguage();
  const description = textIn(view.group.description, language);
  const within = view.within
    .map(({ modifier: { name }, quantity }) =>
      quantity > 1 ? m.order_times({ quantity, name: textIn(name, language) }) : textIn(name, language),
    )
    .join(" › ");
  return (
    <>
      {within ? <p className="text-cap font-semibold break-words text-ink-2">{within}</p> : null}
      <div className="flex items-start justify-between gap-3">
        <h3 id={`${id}-name`} className="font-display text-t3">
          {textIn(view.group.name, language)}
        </h3>
        <GroupState view={view} tried={tried} />
      </div>
      <p id={`${id}-hint`} className="text-bs text-ink-2">
        {hintWords(view.hint)}
        {view.group.free_amount > 0 ? ` · ${m.menu_free_up_to({ count: view.group.free_amount })}` : null}
        {view.within.some(({ quantity }) => quantity > 1) ? ` · ${m.menu_for_each()}` : null}
      </p>
      {description ? <p className="mt-1 text-cap text-ink-3">{description}</p> : null}
    </>
  );
}

/** "Required" while a choice is missing, then "done" with a check; "2 of 3" if more than one can be chosen. */
function GroupState({ view, tried }: { view: GroupView; tried: boolean }) {
  useWords();
  const { resolved, total, unmet } = view;
  if (unmet) return <Badge tone={tried ? "danger" : "neutral"}>{m.menu_required()}</Badge>;
  const count = resolved.max > 1 && total > 0 ? m.menu_chosen_of({ count: total, max: resolved.max }) : null;
  if (!isRequired(resolved)) {
    return count === null ? null : <span className="num shrink-0 pt-0.5 text-cap text-ink-3">{count}</span>;
  }
  return (
    <span className="flex shrink-0 items-center gap-1 pt-0.5 text-mic font-semibold text-success-ink">
      <Check aria-hidden="true" className="size-3.5 stroke-[2.5]" />
      {m.menu_required()}
      {count === null ? null : <span className="num font-normal text-ink-3">{count}</span>}
    </span>
  );
}

/** The colours of descriptions by variant; a restaurant's own variants are plain. */
const VARIANTS: Record<string, string> = {
  success: "text-success-ink",
  warning: "text-warning-ink",
  danger: "text-danger-ink",
  info: "text-info-ink",
};

/** Whether a modifier has anything to show besides its name and price. */
export const hasDescription = (modifier: Modifier, language: Language): boolean =>
  textIn(modifier.description, language) !== "" || modifier.link !== null || modifier.allergens.length > 0;

/** A modifier's description, its link and its allergens. */
export function ModifierDescription({ modifier }: { modifier: Modifier }) {
  const language = useLanguage();
  const words = textIn(modifier.description, language);
  return (
    <>
      {words ? <span className={VARIANTS[modifier.description_variant ?? ""] ?? ""}>{words} </span> : null}
      {modifier.link ? (
        <a
          href={modifier.link}
          target="_blank"
          rel="noopener noreferrer"
          className="text-primary-ink underline decoration-1 underline-offset-[3px]"
        >
          {m.menu_read_more()}
        </a>
      ) : null}
      <Allergens allergens={modifier.allergens} />
      <Avoided allergens={modifier.allergens} />
    </>
  );
}

/** menus §8: texts and separators are shown and never selected. */
export function ModifierText({ modifier }: { modifier: Modifier }) {
  const language = useLanguage();
  const words = textIn(modifier.name, language);
  if (modifier.type === "separator") {
    return (
      <p className="flex items-center gap-3 pt-3 pb-1 text-mic font-semibold text-ink-3">
        {words}
        <span aria-hidden="true" className="h-px grow bg-line" />
      </p>
    );
  }
  return (
    <p className="py-1.5 text-bs text-ink-2">
      {words} <ModifierDescription modifier={modifier} />
    </p>
  );
}
