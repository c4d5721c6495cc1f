import { useSearch } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { FeedList } from "./feed-list.tsx";

/** Trends (shell §2): what is popular, under a heading of its own. */
export function TrendsPage() {
  useWords();
  const { discovery } = useSearch({ from: "/trends" });
  return (
    <>
      <header className="px-gutter pt-2 pb-5 tablet:pt-6 large:px-7 large:pt-8">
        <h1 className="font-display text-d2 tablet:text-d1">{m.discoveries_trends_title()}</h1>
        <p className="mt-1.5 text-ink-2">{m.discoveries_trends_text()}</p>
      </header>
      <div className="px-gutter large:px-7">
        <FeedList variant="popular" over="/trends" open={discovery} />
      </div>
    </>
  );
}
