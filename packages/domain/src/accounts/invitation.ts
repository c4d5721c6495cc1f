/** How long an invitation is good (accounts §29). */
export const INVITATION_MS = 14 * 86_400_000;

export const INVITATION_STATES = ["open", "taken", "expired"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What has become of an invitation; whoever registered with it did so in time. */
export const invitationState = (invitation: { taken: boolean; expires_at: Date }, now: Date): InvitationState => {
  if (invitation.taken) return "taken";
  return invitation.expires_at > now ? "open" : "expired";
};
