import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { Switch } from "@tablee/design-system/inputs/switch";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { fold } from "@tablee/domain/language/fold";
import { textIn } from "@tablee/domain/language/text-in";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

interface OfferDishesProps {
  restaurant_id: number;
  /** The refs of the dishes; null: every dish. */
  chosen: readonly string[] | null;
  set: (refs: string[] | null) => void;
}

/** Above this number, dishes are searched for by name. */
const MANY = 20;

/** The choice of the dishes of an offer. */
export function OfferDishes({ restaurant_id, chosen, set }: OfferDishesProps) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const [query, setQuery] = useState("");
  const { data } = useQuery({
    ...orpc.management.draft.queryOptions({ input: { restaurant_id } }),
    staleTime: 60_000,
  });
  const dishes = data?.live.items.filter(({ listed, hidden }) => listed && !hidden) ?? [];
  const looked = fold(query).trim();
  const shown = dishes.filter(({ name }) => looked === "" || fold(textIn(name, language)).includes(looked));
  return (
    <div className="grid grid-cols-1 gap-2">
      <Switch
        label={m.management_offer_every_dish()}
        checked={chosen === null}
        onCheckedChange={(every) => set(every ? null : [])}
      />
      {chosen === null ? null : (
        <fieldset>
          <legend className="text-bs font-semibold">{m.management_offer_dishes()}</legend>
          {dishes.length > MANY ? (
            <TextInput
              type="search"
              aria-label={m.management_find_dish()}
              placeholder={m.management_find_dish()}
              value={query}
              onValueChange={setQuery}
              maxLength={80}
              autoComplete="off"
              start={<Search aria-hidden="true" />}
              className="mt-2 mb-1"
            />
          ) : null}
          {data && shown.length === 0 ? <p className="py-2 text-ink-2">{m.management_no_dishes()}</p> : null}
          <div className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-x-5 overflow-y-auto">
            {shown.map(({ ref, name }) => (
              <Checkbox
                key={ref}
                label={textIn(name, language)}
                checked={chosen.includes(ref)}
                onCheckedChange={(on) => set(on ? [...chosen, ref] : chosen.filter((one) => one !== ref))}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
