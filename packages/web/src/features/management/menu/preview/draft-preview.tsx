import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { textIn } from "@tablee/domain/language/text-in";
import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { ComboSection, FilteredSection } from "../../../menus/menu/menu-section.tsx";
import { comboOutliner, itemOutliner, shownItems } from "../../../menus/reading/menu-outline.ts";
import { sectionsOf } from "../../../menus/reading/menu-sections.ts";
import { useSettingsPage } from "../../settings/use-settings.ts";
import { previewMenu } from "./preview-menu.ts";

interface DraftPreviewProps {
  draft: MenuDraft;
  menu: EditedMenu;
  /** The ref of the edited dish, which is scrolled into view. */
  opened: string | undefined;
}

/**
 * The menu on a phone as the draft would make it (management §32), with the diner's own cards, for viewing only. It is
 * inert and hidden from screen readers, because the editor says the same.
 */
export function DraftPreview({ draft, menu, opened }: DraftPreviewProps) {
  const language = useLanguage();
  const { restaurant_id, currency } = draft;
  const { data: page } = useSettingsPage(restaurant_id);
  // Typing has priority; the preview follows when there is time.
  const drafted = useDeferredValue(menu);
  const { sections, combos, numberOf } = useMemo(() => {
    const { menu: preview, item } = previewMenu(drafted, restaurant_id);
    return {
      sections: sectionsOf(shownItems(preview).map(itemOutliner(preview)), preview.sections),
      combos: preview.combos.map(comboOutliner(preview)),
      numberOf: item,
    };
  }, [drafted, restaurant_id]);
  const box = useRef<HTMLDivElement>(null);
  const card = opened === undefined ? null : numberOf(opened);
  useEffect(() => {
    const shown = card === null ? null : box.current?.querySelector<HTMLElement>(`[data-card="${card}"]`);
    // Scrolled by hand, because scrollIntoView would also scroll the page.
    if (box.current && shown) {
      const top = shown.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
      box.current.scrollBy({ top: top - 80 });
    }
  }, [card]);
  const place = { restaurant_id, currency, timezone: page?.timezone ?? "UTC", orderable: true };
  return (
    <div
      ref={box}
      inert
      aria-hidden="true"
      className="relative h-full overflow-y-auto rounded-card border border-line bg-ground px-4 pb-6"
    >
      <p className="pt-4 font-display text-t1 break-words">{textIn(draft.name, language)}</p>
      {sections.length === 0 && combos.length === 0 ? <p className="mt-4 text-ink-2">{m.menu_none_title()}</p> : null}
      {sections.map((section) => (
        <FilteredSection key={section.key} section={section} {...place} />
      ))}
      {combos.length > 0 ? <ComboSection combos={combos} {...place} /> : null}
    </div>
  );
}
