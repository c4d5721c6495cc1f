import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { fullName, initialsOf } from "../../members/member-name.ts";
import { offeredTo } from "./offered-to.ts";
import { recommendedQuery } from "./recommended-query.ts";
import { RowTile } from "./row-tile.tsx";

/** A row to look along, not a list to read. */
const MOST = 12;

/** What members recommend at a restaurant: a row of pictures; nothing if nobody recommends anything. */
export function RecommendedHere({ id }: { id: number }) {
  useWords();
  const { orpc } = useAppContext();
  const heading = useId();
  const { user } = useSession();
  const { data } = useQuery(recommendedQuery(orpc, { id, limit: MOST }));
  const offered = offeredTo(data?.recommendations ?? [], user);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="mt-8">
      <h2 id={heading} className="font-display text-t3">
        {m.discoveries_here()}
      </h2>
      <ul className="no-scrollbar -mx-gutter mt-3 flex scroll-px-gutter gap-3 overflow-x-auto overscroll-x-contain px-gutter pb-1 mobile:snap-x mobile:snap-proximity">
        {offered.map((discovery) => (
          <li key={discovery.id} className="w-36 shrink-0 snap-start">
            <Recommended discovery={discovery} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Recommended = ({ discovery }: { discovery: Discovery }) => (
  <Link to="/discovery/$id" params={{ id: String(discovery.id) }} className="block rounded-photo">
    <RowTile discovery={discovery}>
      <span className="mt-1 flex items-center gap-1.5 text-mic text-ink-3">
        <Avatar src={discovery.avatar_url} initials={initialsOf(discovery)} size={24} />
        <span className="line-clamp-2 min-w-0">{fullName(discovery)}</span>
      </span>
    </RowTile>
  </Link>
);
