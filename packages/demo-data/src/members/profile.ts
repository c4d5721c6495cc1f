import type { Certification } from "@tablee/domain/accounts/certification";
import type { Language } from "@tablee/domain/language/text";

import type { AvatarConfig } from "@tablee/domain/accounts/avatar-config";

/** The individual properties of a member; the others are derived. */
export interface Profile {
  first_name: string;
  last_name: string;
  badge: Certification;
  language: Language;
  postal_code: string;
  avatar: AvatarConfig;
  address?: string;
  target_calories?: number;
  /** The four accounts of the README have an address of their own; all others are first.last. */
  email?: string;
  admin?: boolean;
  staff_of?: string[];
  unverified?: boolean;
}

type Rest = Omit<Profile, "first_name" | "last_name" | "badge" | "language" | "postal_code" | "avatar">;

export const profile = (
  first_name: string,
  last_name: string,
  badge: Certification,
  language: Language,
  postal_code: string,
  avatar: AvatarConfig,
  rest: Rest = {},
): Profile => ({ first_name, last_name, badge, language, postal_code, avatar, ...rest });
