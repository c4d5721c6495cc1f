import { InvitationForm } from "./invitation-form.tsx";
import { InvitationList } from "./invitation-list.tsx";

export const Invitations = () => (
  <>
    <InvitationForm />
    <InvitationList />
  </>
);
