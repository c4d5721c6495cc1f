import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { useSearchTrends } from "../../members/use-search-trends.ts";
import { WhoToFollow } from "../../members/who-to-follow.tsx";
import { feedQuery } from "../card/discovery-queries.ts";

/**
 * For members whose followed people have shown nothing yet: suggests whom to follow. What those show appears only on
 * request, so that the list does not vanish under the finger of somebody who is choosing.
 */
export function FollowingNobody({ popular }: { popular: ReactNode }) {
  useWords();
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const { user } = useSession();
  const [before] = useState(user?.following.length ?? 0);
  const trends = useSearchTrends();
  const hasChosen = (user?.following.length ?? 0) > before;
  return (
    <div className="mx-auto max-w-[32rem]">
      <EmptyState
        icon={<Users />}
        title={hasChosen ? m.discoveries_empty_following_chosen() : m.discoveries_empty_following_title()}
        text={m.discoveries_empty_following_text()}
        action={
          hasChosen ? (
            <Button
              variant="primary"
              onClick={() => void client.invalidateQueries({ queryKey: feedQuery(orpc, "following").queryKey })}
            >
              {m.discoveries_empty_following_show()}
            </Button>
          ) : (
            popular
          )
        }
      />
      <WhoToFollow members={trends.data?.members ?? []} heading="h2" />
    </div>
  );
}
