import { lazyRouteComponent } from "@tanstack/react-router";

// Parts of the feed that few people see, loaded when they are first shown. The server renders them too, so the loader
// of a page that shows one calls its `preload`.
export const FeedEmpty = lazyRouteComponent(() => import("./feed-empty.tsx"), "FeedEmpty");
export const NearNotice = lazyRouteComponent(() => import("./near-notice.tsx"), "NearNotice");
export const StatusBadge = lazyRouteComponent(() => import("../card/status-badge.tsx"), "StatusBadge");
export const TodaysZone = lazyRouteComponent(() => import("./todays-zone.tsx"), "TodaysZone");
export const TurnedAway = lazyRouteComponent(() => import("./turned-away.tsx"), "TurnedAway");
