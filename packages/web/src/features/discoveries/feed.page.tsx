import { textIn } from "@tablee/domain/language/text-in";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { useLanguage } from "../../language/language.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { feedQuery } from "./discovery-queries.ts";

export function FeedPage() {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { data } = useSuspenseInfiniteQuery(feedQuery(orpc, "for_you"));
  return (
    <ul>
      {data.pages.flatMap((page) =>
        page.recommendations.map((discovery) => <li key={discovery.id}>{textIn(discovery.name, language)}</li>),
      )}
    </ul>
  );
}
