import { discoveryRoute, feedRoute, trendsRoute } from "../features/discoveries/discoveries.routes.tsx";
import { profileRoute } from "../features/members/members.routes.tsx";
import { rootRoute } from "./root.tsx";

/** Every screen of the specification (spec §2.1); each feature's routes say what a screen loads first. */
export const routeTree = rootRoute.addChildren([
  // Discoveries
  feedRoute,
  trendsRoute,
  discoveryRoute,
  // Members
  profileRoute,
]);
