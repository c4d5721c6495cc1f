import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { offeredTo } from "./offered-to.ts";
import { recommendedQuery } from "./recommended-query.ts";
import { RecommendedTile } from "./recommended-tile.tsx";
import { ScrollRow } from "./scroll-row.tsx";

/** A row to look along, not a list to read. */
const MOST = 12;

/** What members recommend at a restaurant: a row of pictures; nothing if nobody recommends anything. */
export function RecommendedHere({ id }: { id: number }) {
  useWords();
  const { orpc } = useAppContext();
  const { user } = useSession();
  const { data } = useQuery(recommendedQuery(orpc, { id, limit: MOST }));
  const offered = offeredTo(data?.recommendations ?? [], user);
  if (offered.length === 0) return null;
  const all = { to: "/restaurants/$restaurant_id/recommended", params: { restaurant_id: String(id) } } as const;
  return (
    <ScrollRow title={m.discoveries_here()} edges="page" renderMore={(shared) => <Link {...all} {...shared} />}>
      {offered.map((discovery) => (
        <li key={discovery.id} className="w-36 shrink-0 snap-start">
          <RecommendedTile discovery={discovery} />
        </li>
      ))}
    </ScrollRow>
  );
}
