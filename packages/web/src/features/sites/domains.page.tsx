import { lazy } from "react";
import { AdminFrame } from "../admin/admin-frame.tsx";

const SitesScreen = lazy(async () => ({ default: (await import("./sites-screen.tsx")).SitesScreen }));

/**
 * The page of a restaurant's own hosts and looks, and of the pages that may embed its menu (restaurants §26,
 * shell §29).
 */
export const DomainsPage = () => (
  <AdminFrame current="domains">
    <SitesScreen />
  </AdminFrame>
);
