import { lazy } from "react";
import { AdminFrame } from "./admin-frame.tsx";

const InvitationForm = lazy(async () => ({ default: (await import("./invitation-form.tsx")).InvitationForm }));

/** Somebody is invited by mail (accounts §22). */
export const InvitationsPage = () => (
  <AdminFrame current="invitations">
    <InvitationForm />
  </AdminFrame>
);
