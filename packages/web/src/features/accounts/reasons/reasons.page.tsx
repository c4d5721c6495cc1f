import { useInfiniteQuery } from "@tanstack/react-query";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { feedQuery } from "../../discoveries/card/discovery-queries.ts";
import { offeredTo } from "../../discoveries/about/offered-to.ts";
import { ReasonList, REASONS } from "./reason-list.tsx";
import { ReasonsActions } from "./reasons-actions.tsx";
import { differentDishes } from "./different-dishes.ts";
import { DishMosaic, MOSAIC } from "./dish-mosaic.tsx";

/**
 * The page that says what an account is good for (shell §4), illustrated with dishes that members recommend. Visitors
 * of members' pages are led here.
 */
export function ReasonsPage() {
  useWords();
  const { orpc } = useAppContext();
  const popular = useInfiniteQuery(feedQuery(orpc, "popular"));
  const { user } = useSession();
  const dishes = differentDishes(offeredTo(popular.data?.pages[0]?.recommendations ?? [], user));
  return (
    <div className="px-gutter pt-2 pb-16 tablet:pt-6 large:px-9 large:pt-10">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-6 tablet:gap-y-8 large:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <DishMosaic dishes={dishes.slice(0, MOSAIC)} waiting={popular.isPending} />
        <div className="large:order-first">
          <h1 className="font-display text-d2 text-balance tablet:text-d1">{m.reasons_title()}</h1>
          <p className="mt-3 max-w-[34rem] text-body text-ink-2">{m.reasons_text()}</p>
          <ReasonsActions />
        </div>
      </div>
      <ReasonList dishes={dishes.slice(MOSAIC, MOSAIC + REASONS)} waiting={popular.isPending} />
      <p className="mt-10 border-t border-line pt-6 text-bs text-ink-2">{m.reasons_free()}</p>
    </div>
  );
}
