/** Services that confirm a person's identity (accounts §13 `login-social`). */
export const IDENTITY_PROVIDERS = ["google", "apple"] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];
