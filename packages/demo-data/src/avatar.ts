/**
 * The avatar config of accounts §43, its values those of @tablee/domain/accounts/avatar-options. null: none.
 */
export interface AvatarConfig {
  skinColor: string;
  top: string;
  accessories: string | null;
  hatColor: string;
  hairColor: string;
  facialHair: string | null;
  facialHairColor: string;
  clothing: string;
  clothesColor: string;
  eyes: string;
  eyebrows: string;
  mouth: string;
  backgroundColor: string;
}

/** In this order in every address, so that one config has one address and is cached once. */
const AVATAR_FIELDS = [
  "skinColor",
  "top",
  "accessories",
  "hatColor",
  "hairColor",
  "facialHair",
  "facialHairColor",
  "clothing",
  "clothesColor",
  "eyes",
  "eyebrows",
  "mouth",
  "backgroundColor",
] as const satisfies readonly (keyof AvatarConfig)[];

/** The address under which the host draws an avatar (wire §40); a field that is none is left out. */
export const avatarUrl = (config: AvatarConfig): string => {
  const query = new URLSearchParams();
  for (const field of AVATAR_FIELDS) {
    const value = config[field];
    if (value !== null) query.set(field, value);
  }
  return `/api/avatar.svg?${query.toString()}`;
};
