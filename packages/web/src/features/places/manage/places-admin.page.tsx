import { lazy } from "react";
import { AdminFrame } from "../../admin/admin-frame.tsx";

const PlacesAdmin = lazy(async () => ({ default: (await import("./places-admin.tsx")).PlacesAdmin }));

/** The page of neighbourhoods, and of groups with their restaurants (places §18). */
export const PlacesAdminPage = () => (
  <AdminFrame current="places">
    <PlacesAdmin />
  </AdminFrame>
);
