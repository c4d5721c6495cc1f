/** How long an invitation is valid (accounts §29). */
export const INVITATION_MS = 14 * 86_400_000;

export const INVITATION_STATES = ["open", "taken", "expired"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** The state of an invitation. One that was taken stays taken, even after its expiry. */
export const invitationState = (invitation: { taken: boolean; expires_at: Date }, now: Date): InvitationState => {
  if (invitation.taken) return "taken";
  return invitation.expires_at > now ? "open" : "expired";
};
