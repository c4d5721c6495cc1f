import { Avatar } from "@tablee/design-system/avatar";
import { MOST_RECOMMENDED } from "@tablee/domain/discoveries/trusted-first";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { useEmbedded } from "../../../shell/embed.ts";
import { initialsOf } from "../../members/member-name.ts";
import { byWhom, eachOnce } from "./by-whom.ts";
import { offeredTo } from "./offered-to.ts";
import { recommendedQuery } from "./recommended-query.ts";

/**
 * Names who recommends a dish, and leads to the first discovery of it; nothing if nobody does, or in a restaurant's own
 * page, which shows its menu alone.
 */
export function RecommendedBy({ restaurant_id, item_id }: { restaurant_id: number; item_id: number }) {
  useWords();
  const { orpc } = useAppContext();
  const embedded = useEmbedded();
  const { user } = useSession();
  const { data } = useQuery(recommendedQuery(orpc, { id: restaurant_id, item_id, limit: MOST_RECOMMENDED }));
  const offered = offeredTo(data?.recommendations ?? [], user);
  const [first] = offered;
  if (!first || embedded) return null;
  const people = eachOnce(offered);
  return (
    <Link
      to="/discovery/$id"
      params={{ id: String(first.id) }}
      className="mt-3 flex min-h-11 items-center gap-2.5 rounded-inner text-bs font-medium hover:underline"
    >
      <span aria-hidden="true" className="flex shrink-0 -space-x-2">
        {people.slice(0, 2).map((by) => (
          <Avatar key={by.account_id} src={by.avatar_url} initials={initialsOf(by)} size={32} />
        ))}
      </span>
      <span className="min-w-0">{byWhom(people, (data?.recommendations.length ?? 0) < MOST_RECOMMENDED)}</span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </Link>
  );
}
