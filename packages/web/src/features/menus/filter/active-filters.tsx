import { Chip } from "@tablee/design-system/chip";
import { X } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { focusFilterButton } from "./filter-button.tsx";
import type { MenuFilter } from "./menu-filter.ts";
import { allergenWord } from "../../../language/allergen-words.ts";
import { tagWord } from "../../../language/tag-words.ts";

interface ActiveFiltersProps {
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
}

/** The active filters; a press removes one. */
export function ActiveFilters({ filter, onFilter }: ActiveFiltersProps) {
  useWords();
  const { without, diets, liked } = filter;
  const parts = [
    ...(liked ? [{ word: m.menu_filter_favourites(), left: { ...filter, liked: false } }] : []),
    ...diets.map((diet) => ({ word: tagWord(diet), left: { ...filter, diets: diets.filter((one) => one !== diet) } })),
    ...without.map((allergen) => ({
      word: m.menu_filter_without({ allergen: allergenWord(allergen) }),
      left: { ...filter, without: without.filter((one) => one !== allergen) },
    })),
  ];
  return (
    <ul aria-label={m.menu_filter_active()} className="mb-4 flex flex-wrap gap-2">
      {parts.map(({ word, left }) => (
        <li key={word}>
          <Chip
            end={<X aria-hidden="true" />}
            aria-label={m.menu_filter_remove({ filter: word })}
            onClick={() => {
              focusFilterButton();
              onFilter(left);
            }}
          >
            {word}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
