import { createHash } from "node:crypto";

/** An invitation's id as it is stored: whoever reads the database registers with none. */
export const hashInvitation = (invitation_id: string): string =>
  createHash("sha256").update(invitation_id).digest("hex");
