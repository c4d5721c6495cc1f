import { lazy } from "react";
import { AdminFrame } from "./admin-frame.tsx";

const Invitations = lazy(async () => ({ default: (await import("./invitations.tsx")).Invitations }));

/** Somebody is invited by mail, and who has been (accounts §22). */
export const InvitationsPage = () => (
  <AdminFrame current="invitations">
    <Invitations />
  </AdminFrame>
);
