/** Who knows which passwords strangers have found elsewhere (accounts §49). */
export interface BreachedPasswords {
  /** Never rejects: where nobody answers, it is taken to be unknown. */
  isBreached: (password: string) => Promise<boolean>;
}

export const noBreachedPasswords: BreachedPasswords = { isBreached: async () => false };
