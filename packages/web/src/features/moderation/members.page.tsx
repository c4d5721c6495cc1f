import { lazy } from "react";
import { AdminFrame } from "../admin/admin-frame.tsx";

const MembersScreen = lazy(async () => ({ default: (await import("./members-screen.tsx")).MembersScreen }));

/** The page of badges and suspensions (moderation §5). */
export const MembersPage = () => (
  <AdminFrame wide current="members">
    <MembersScreen />
  </AdminFrame>
);
