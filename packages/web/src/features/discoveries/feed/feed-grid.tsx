import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DiscoveryCardSkeleton } from "../card/discovery-card-skeleton.tsx";

export const feedSkeletons = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`}>
      <DiscoveryCardSkeleton />
    </li>
  ));

export function FeedGrid({ busy, prompt, children }: { busy: boolean; prompt?: ReactNode; children: ReactNode }) {
  useWords();
  return (
    <div className={`feed-wall ${prompt ? "feed-wall-prompted" : ""}`}>
      {prompt ? <div className="feed-prompt">{prompt}</div> : null}
      <ul aria-busy={busy} aria-label={busy ? m.discoveries_loading() : m.discoveries_feed()} className="feed-grid">
        {children}
      </ul>
    </div>
  );
}
