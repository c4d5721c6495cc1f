import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import type { TrendCategory } from "@tablee/domain/search/trends";
import { Link } from "@tanstack/react-router";
import { TrendingUp } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** Says that a trend is empty, and leads to where there may be something. */
export function NoTrend({ category, worldwide }: { category: TrendCategory; worldwide: boolean }) {
  useWords();
  const everywhere =
    category === "discoveries" ? (
      <Link to="/trends" search={{ worldwide: true }} />
    ) : (
      <Link to="/trends/$category" params={{ category }} search={{ worldwide: true }} />
    );
  return (
    <EmptyState
      icon={<TrendingUp />}
      title={m.search_trends_none_title()}
      text={worldwide ? m.search_trends_none_anywhere() : m.search_trends_none_text()}
      action={
        worldwide ? (
          <Button variant="quiet" render={<Link to="/" search={{ variant: "popular" }} />}>
            {m.search_trends_popular_action()}
          </Button>
        ) : (
          <Button variant="quiet" render={everywhere}>
            {m.search_trends_worldwide_action()}
          </Button>
        )
      }
    />
  );
}
