import type { TrendItem } from "@tablee/contract/search/trends.schema";
import type { TrendCategory } from "@tablee/domain/search/trends";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Hash } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { formatNumber } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";
import { usePosition } from "../../../platform/position.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { FollowButton } from "../../members/follow-button.tsx";
import { MemberRow } from "../../members/member-row.tsx";
import { RowSkeletons } from "../row-skeletons.tsx";
import { ItemFound, RestaurantFound } from "../found-rows.tsx";
import { hashtagLabel } from "./hashtag-words.ts";
import { NoTrend } from "./no-trend.tsx";
import { liveTrendQuery } from "./trends-queries.ts";

/** The classes of a ranked list, in two columns if there is room, read row by row. */
const GRID =
  "grid [overflow-wrap:anywhere] grid-cols-[minmax(0,1fr)] gap-x-10 large:grid-cols-[repeat(2,minmax(0,1fr))]";

export function RankedTrend({ category, worldwide }: { category: TrendCategory; worldwide: boolean }) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const position = usePosition();
  const near = !worldwide && position.from === "device" ? position : null;
  const trend = useQuery(liveTrendQuery(orpc, category, worldwide, near));
  if (trend.isPending)
    return (
      <RowSkeletons
        label={m.search_trends_loading()}
        count={6}
        className={GRID}
        row="min-h-[4.5rem] border-b border-line ps-10"
      />
    );
  if (!trend.data) return <CallFailed error={trend.error} retry={() => void trend.refetch()} />;
  const { items } = trend.data;
  if (items.length === 0) return <NoTrend category={category} worldwide={worldwide} />;
  return (
    <ol className={GRID}>
      {items.map((item, index) => (
        <li key={keyOf(item)} className="flex items-center gap-2 border-b border-line">
          <span aria-hidden="true" className="num w-8 shrink-0 text-center font-display text-t3 text-ink-3">
            {formatNumber(index + 1, language)}
          </span>
          <div className="min-w-0 grow">{rowOf(item)}</div>
        </li>
      ))}
    </ol>
  );
}

const keyOf = (item: TrendItem): string | number => {
  if ("hashtag" in item) return item.hashtag;
  if ("item" in item) return item.item.id;
  if ("restaurant" in item) return item.restaurant.id;
  return "account" in item ? item.account.id : item.recommendation.id;
};

const rowOf = (item: TrendItem): ReactNode => {
  if ("hashtag" in item) return <HashtagRow hashtag={item.hashtag} />;
  if ("item" in item) return <ItemFound item={item.item} replace={false} />;
  if ("restaurant" in item) return <RestaurantFound restaurant={item.restaurant} replace={false} />;
  if (!("account" in item)) return null;
  return (
    <MemberRow member={item.account}>
      <FollowButton member={item.account} look="row" />
    </MemberRow>
  );
};

function HashtagRow({ hashtag }: { hashtag: string }) {
  useWords();
  return (
    <Link
      to="/trends"
      search={{ hashtag }}
      className="flex min-h-[4.5rem] items-center gap-3.5 rounded-control px-2 py-2 hover:bg-sunken focus-visible:bg-sunken"
    >
      <span className="grid size-14 shrink-0 place-items-center rounded-inner bg-sunken text-ink-2">
        <Hash aria-hidden="true" className="size-6" />
      </span>
      <span className="min-w-0 font-semibold wrap-anywhere">{hashtagLabel(hashtag)}</span>
    </Link>
  );
}
