import { createHash } from "node:crypto";

/** Hashes an invitation's id for storage, so that nobody can register with what the database contains. */
export const hashInvitation = (invitation_id: string): string =>
  createHash("sha256").update(invitation_id).digest("hex");
