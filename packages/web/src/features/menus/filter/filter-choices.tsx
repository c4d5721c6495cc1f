import type { Menu } from "@tablee/contract/menus/menus.schema";
import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { Chip } from "@tablee/design-system/chip";
import { textIn } from "@tablee/domain/language/text-in";
import { type Diet, DIETS } from "@tablee/domain/menus/diets";
import { fitsDiets } from "@tablee/domain/menus/dish-filter";
import { ALLERGENS, type Allergen } from "@tablee/domain/menus/menu";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { tagWord } from "../../../language/tag-words.ts";
import { allergenList } from "../reading/menu-words.ts";

interface ChoiceProps<Word> {
  chosen: readonly Word[];
  /** In the order of the list. */
  onChoose: (chosen: Word[]) => void;
}

const toggled = <Word,>(all: readonly Word[], chosen: readonly Word[], word: Word): Word[] =>
  all.filter((one) => (one === word ? !chosen.includes(one) : chosen.includes(one)));

interface AllergenChoiceProps extends ChoiceProps<Allergen> {
  /** Whether it is a section of a page, and not in a sheet with a title of its own. */
  onPage?: boolean;
}

/** The allergens to avoid: all that kitchens declare, whether or not this menu has them. */
export function AllergenChoice({ chosen, onChoose, onPage = false }: AllergenChoiceProps) {
  useWords();
  const Heading = onPage ? "h2" : "h3";
  return (
    <section aria-labelledby="filter-allergens">
      <Heading id="filter-allergens" className={`font-display ${onPage ? "text-t2" : "text-t3"}`}>
        {m.menu_filter_avoid()}
      </Heading>
      <p className="mt-0.5 text-bs text-ink-2">{m.menu_filter_avoid_hint()}</p>
      <div role="group" aria-labelledby="filter-allergens" className="mt-3 flex flex-wrap gap-x-2 gap-y-2.5">
        {ALLERGENS.map((allergen) => {
          const selected = chosen.includes(allergen);
          return (
            <Chip
              key={allergen}
              selected={selected}
              start={selected ? <Check aria-hidden="true" /> : null}
              onClick={() => onChoose(toggled(ALLERGENS, chosen, allergen))}
            >
              {allergenList([allergen])}
            </Chip>
          );
        })}
      </div>
    </section>
  );
}

/** The diets for which this menu has dishes, with an explanation of each (GET /client/menus/constants). */
export function DietChoice({ menu, chosen, onChoose }: ChoiceProps<Diet> & { menu: Menu | undefined }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { data: constants } = useQuery({
    ...orpc.menus.constants.queryOptions({ input: {} }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const counted = DIETS.map((diet) => ({
    diet,
    count: menu?.items.filter(({ tags }) => fitsDiets(tags, [diet])).length ?? 0,
    tag: constants?.tags.find(({ id }) => id === diet),
  }));
  const offered = counted.filter(({ diet, count }) => count > 0 || chosen.includes(diet));
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="filter-diets" className="mt-6">
      <h3 id="filter-diets" className="font-display text-t3">
        {m.menu_filter_diets()}
      </h3>
      <div role="group" aria-labelledby="filter-diets" className="mt-1">
        {offered.map(({ diet, count, tag }) => (
          <Checkbox
            key={diet}
            label={
              <span className="flex items-center gap-2">
                {tag ? <TagIcon url={tag.icon_url} /> : null}
                {tagWord(diet)}
              </span>
            }
            description={tag ? textIn(tag.description, language) : undefined}
            end={<span className="text-cap text-ink-3">{formatNumber(count, language)}</span>}
            checked={chosen.includes(diet)}
            onCheckedChange={() => onChoose(toggled(DIETS, chosen, diet))}
          />
        ))}
      </div>
    </section>
  );
}

/** Drawn in the colour of the text beside it. */
const TagIcon = ({ url }: { url: string }) => (
  <span
    aria-hidden="true"
    style={{ maskImage: `url("${url}")` }}
    className="size-4.5 shrink-0 bg-current [mask-size:100%]"
  />
);
