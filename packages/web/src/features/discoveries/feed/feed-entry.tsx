import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Suspense, useState } from "react";
import { KeptPart } from "../../../routes/kept-part.tsx";
import { useSession } from "../../../session/session.ts";
import { DiscoveryCard } from "../card/discovery-card.tsx";
import type { FeedPlace } from "../card/discovery-link.tsx";
import { useTurnedAway } from "../card/reactions.ts";
import { TurnedAway } from "./deferred-parts.ts";

export interface FeedEntryProps {
  discovery: Discovery;
  over: FeedPlace;
  first: boolean;
}

/**
 * An entry of the wall. A discovery that is turned away there is replaced at once by a notice with an undo
 * (discoveries §28); one that was turned away before, or whose author is blocked, has no entry.
 */
export function FeedEntry({ discovery, over, first }: FeedEntryProps) {
  const { user } = useSession();
  const away = useTurnedAway(discovery.id);
  const [stood, setStood] = useState(false);
  if (away === null && !stood) setStood(true);
  if (user?.blocked.includes(discovery.account_id) || (away !== null && !stood)) return null;
  const card = <DiscoveryCard discovery={discovery} over={over} first={first} />;
  // The first is not a kept part: rendering it preloads its photo in the head of the page.
  if (import.meta.env.SSR && !first && typeof over === "string") {
    return (
      <KeptPart as="li" of={discovery} by={over}>
        {card}
      </KeptPart>
    );
  }
  return (
    <li>
      {away === null ? (
        card
      ) : (
        <Suspense fallback={null}>
          <TurnedAway discovery={discovery} by={away} />
        </Suspense>
      )}
    </li>
  );
}
