import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { unlistedHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";

/** For administrators (shell §10); its code is loaded only for them. */
export const assistantRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/assistant",
  head: unlistedHead(m.assistant_title),
  component: lazyRouteComponent(() => import("./assistant.page.tsx"), "AssistantPage"),
});
