import { lazy } from "react";
import { AdminFrame } from "./admin-frame.tsx";

const AuditList = lazy(async () => ({ default: (await import("./audit-list.tsx")).AuditList }));

/** The page of who used which right (accounts §45). */
export const AuditPage = () => (
  <AdminFrame current="audit">
    <AuditList />
  </AdminFrame>
);
