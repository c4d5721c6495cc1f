import { Chip } from "@tablee/design-system/chip";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { isTrendCategory, TREND_CATEGORIES, type TrendCategory } from "@tablee/domain/search/trends";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Globe } from "lucide-react";
import { useEffect } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { locateIfAllowed } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { CATEGORY_WORDS } from "./category-words.ts";
import { HashtagDiscoveries } from "./hashtag-discoveries.tsx";
import { RankedTrend } from "./ranked-trend.tsx";
import { TrendingDiscoveries } from "./trending-discoveries.tsx";

/** The page /trends (search §6): trending discoveries, or those with a hashtag. */
export function TrendsPage() {
  const { discovery, worldwide = false, hashtag } = useSearch({ from: "/trends" });
  if (hashtag !== undefined) return <HashtagDiscoveries hashtag={hashtag} open={discovery} />;
  return (
    <>
      <TrendsHeader category="discoveries" worldwide={worldwide} />
      <div className="px-gutter pt-4 large:px-7">
        <TrendingDiscoveries worldwide={worldwide} open={discovery} />
      </div>
    </>
  );
}

/** The page /trends/:category, for every category but discoveries. */
export function TrendPage() {
  const { category } = useParams({ from: "/trends/$category" });
  const { worldwide = false } = useSearch({ from: "/trends/$category" });
  if (!isTrendCategory(category)) return null;
  return (
    <>
      <TrendsHeader category={category} worldwide={worldwide} />
      <div className="px-gutter pt-2 pb-12 large:px-7">
        <RankedTrend key={category} category={category} worldwide={worldwide} />
      </div>
    </>
  );
}

function TrendsHeader({ category, worldwide }: { category: TrendCategory; worldwide: boolean }) {
  useWords();
  const navigate = useNavigate();
  const app = useAppContext();
  useEffect(() => void locateIfAllowed(app), [app]);
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 px-gutter [overflow-wrap:anywhere] pt-2 tablet:pt-6 large:px-7 large:pt-8">
        <div className="min-w-0">
          <h1 className="font-display text-d2 tablet:text-d1">{m.search_trends_title()}</h1>
          <p className="mt-1.5 text-ink-2">{m.search_trends_text()}</p>
        </div>
        <Chip
          className="!max-w-full !shrink text-start !whitespace-normal"
          selected={worldwide}
          aria-pressed={worldwide}
          start={<Globe aria-hidden="true" />}
          onClick={() =>
            void navigate({ to: ".", search: worldwide ? {} : { worldwide: true }, replace: true, resetScroll: false })
          }
        >
          {m.search_worldwide()}
        </Chip>
      </header>
      <div className="sticky top-safe z-bar mt-2 overflow-x-clip bg-glass px-gutter backdrop-blur-xl large:px-7">
        <TabLinks
          label={m.search_trends_categories()}
          activeKey={category}
          className="mobile:-mx-gutter mobile:px-gutter"
        >
          {TREND_CATEGORIES.map((each) => (
            <TabLink key={each} current={each === category} render={linkTo(each, worldwide)}>
              {CATEGORY_WORDS[each]()}
            </TabLink>
          ))}
        </TabLinks>
      </div>
    </>
  );
}

const linkTo = (category: TrendCategory, worldwide: boolean) => {
  const search = worldwide ? { worldwide } : {};
  return category === "discoveries" ? (
    <Link to="/trends" search={search} />
  ) : (
    <Link to="/trends/$category" params={{ category }} search={search} />
  );
};
