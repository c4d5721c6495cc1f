import { lazy } from "react";
import { AdminFrame } from "../../admin/admin-frame.tsx";

const ClaimsAdmin = lazy(async () => ({ default: (await import("./claims-admin.tsx")).ClaimsAdmin }));

/** The page with claims that wait for an administrator (management §40). */
export const ClaimsAdminPage = () => (
  <AdminFrame current="claims">
    <ClaimsAdmin />
  </AdminFrame>
);
