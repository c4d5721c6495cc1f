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
 * A place in the wall. What one turns away there leaves its place at once, with a way back (discoveries §28); what one
 * turned away before, or whose author one blocked, has none.
 */
export function FeedEntry({ discovery, over, first }: FeedEntryProps) {
  const { user } = useSession();
  const away = useTurnedAway(discovery.id);
  const [stood, setStood] = useState(false);
  if (away === null && !stood) setStood(true);
  if (user?.blocked.includes(discovery.account_id) || (away !== null && !stood)) return null;
  const card = <DiscoveryCard discovery={discovery} over={over} first={first} />;
  // The photo of the first is told to the browser in the head of its page.
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
