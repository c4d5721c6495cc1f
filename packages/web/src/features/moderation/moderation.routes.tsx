import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { unlistedHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";
import { QUEUE_VIEWS, type QueueView } from "./queue-view.ts";

export interface QueueSearch {
  /** The list; missing: what waits. */
  view?: QueueView;
  /** The discovery that is shown. */
  id?: number;
}

const readQueueSearch = ({ view, id }: Record<string, unknown>) => {
  const number = Number(id);
  return {
    view: QUEUE_VIEWS.find((one) => one === view && one !== "waiting"),
    id: Number.isInteger(number) && number > 0 ? number : undefined,
  } as QueueSearch;
};

/** The routes of moderators, loaded only for those who may open them. */
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
