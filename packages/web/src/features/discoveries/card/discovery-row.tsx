import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { ReactNode } from "react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DiscoveryLink, type FeedPlace } from "./discovery-link.tsx";
import { useSession } from "../../../session/session.ts";
import { offeredTo } from "../about/offered-to.ts";
import { RowTile } from "../about/row-tile.tsx";
import { type MoreShared, ScrollRow } from "../about/scroll-row.tsx";
import { placeName } from "./place-words.ts";

export interface DiscoveryRowProps {
  rows: readonly Discovery[];
  /** The list over which they open, replacing the open discovery; null: as pages. */
  over: FeedPlace | null;
  /** The title; "More discoveries" by default. */
  title?: string;
  /** Renders View More, which leads to the list that the rows come from. */
  renderMore: (shared: MoreShared) => ReactNode;
}

/** A row of discoveries with a View More (discoveries §10). It extends to the edges of its container. */
export function DiscoveryRow({ rows, over, title, renderMore }: DiscoveryRowProps) {
  const language = useLanguage();
  const { user } = useSession();
  const offered = offeredTo(rows, user);
  if (offered.length === 0) return null;
  return (
    <ScrollRow title={title ?? m.discoveries_more()} edges="body" renderMore={renderMore}>
      {offered.map((row) => (
        <li key={row.id} className="w-36 shrink-0 snap-start">
          <DiscoveryLink id={row.id} over={over} replace className="block rounded-photo">
            <RowTile discovery={row}>
              <span className="mt-0.5 line-clamp-2 text-mic text-ink-3">{placeName(row, language)}</span>
            </RowTile>
          </DiscoveryLink>
        </li>
      ))}
    </ScrollRow>
  );
}
