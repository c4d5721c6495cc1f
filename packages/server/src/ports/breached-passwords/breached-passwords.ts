/** Knows which passwords have been found in breaches elsewhere (accounts §49). */
export interface BreachedPasswords {
  /** Never rejects: if the service does not answer, the password counts as not breached. */
  isBreached: (password: string) => Promise<boolean>;
}

export const noBreachedPasswords: BreachedPasswords = { isBreached: async () => false };
