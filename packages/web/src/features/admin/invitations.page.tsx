import { lazy } from "react";
import { AdminFrame } from "./admin-frame.tsx";

const Invitations = lazy(async () => ({ default: (await import("./invitations.tsx")).Invitations }));

/** The page that invites people by mail and lists who was invited (accounts §22). */
export const InvitationsPage = () => (
  <AdminFrame current="invitations">
    <Invitations />
  </AdminFrame>
);
