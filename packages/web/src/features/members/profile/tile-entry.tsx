import { Suspense } from "react";
import { useTurnedAway } from "../../discoveries/card/reactions.ts";
import { TurnedAway } from "../../discoveries/feed/deferred-parts.ts";
import { DiscoveryTile, type DiscoveryTileProps } from "./discovery-tile.tsx";

/**
 * An entry of another member's discoveries: one that the viewer turns away there is replaced by a notice with an undo.
 */
export function TileEntry(props: DiscoveryTileProps) {
  const { discovery } = props;
  const away = useTurnedAway(discovery.id);
  if (away === null) return <DiscoveryTile {...props} />;
  return (
    <Suspense fallback={null}>
      <TurnedAway discovery={discovery} by={away} look="tile" />
    </Suspense>
  );
}
