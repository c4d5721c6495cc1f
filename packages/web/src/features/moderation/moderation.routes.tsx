import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { unlistedHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";
import { QUEUE_VIEWS, type QueueView } from "./queue-view.ts";

export interface QueueSearch {
  /** What is listed; missing: what waits. */
  view?: QueueView;
  /** The discovery that is looked at. */
  id?: number;
}

const readQueueSearch = ({ view, id }: Record<string, unknown>) => {
  const number = Number(id);
  return {
    view: QUEUE_VIEWS.find((one) => one === view && one !== "waiting"),
    id: Number.isInteger(number) && number > 0 ? number : undefined,
  } as QueueSearch;
};

/** What moderators do, loaded only for those who may. */
export const moderationRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/queue",
    validateSearch: readQueueSearch,
    head: unlistedHead(m.moderation_title),
    component: lazyRouteComponent(() => import("./queue.page.tsx"), "QueuePage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/members",
    head: unlistedHead(m.moderation_members),
    component: lazyRouteComponent(() => import("./members.page.tsx"), "MembersPage"),
  }),
] as const;
