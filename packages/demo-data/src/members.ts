import type { Certification } from "@tablee/domain/accounts/certification";
import type { Language } from "@tablee/domain/language/text";

import { type AvatarConfig, avatarAddress } from "@tablee/domain/accounts/avatar-config";
import { accountsAndOwners } from "./members/accounts-and-owners.ts";
import { critics } from "./members/critics.ts";
import type { Profile } from "./members/profile.ts";
import { regulars } from "./members/regulars.ts";

/** The password of every member of the demo. */
export const DEMO_PASSWORD = "Tablee2026";

/** A member of the demo (accounts §37). Discoveries, follows and likes refer to the `ref`. */
export interface DemoMember {
  ref: string;
  email: string;
  first_name: string;
  last_name: string;
  /** A plus sign and eleven digits. */
  phone_number: string;
  phone_verified: boolean;
  /** The language in which they write. */
  speaks: Language;
  /** The chosen language; null for the accounts of the README, which follow the browser's language. */
  language: Language | null;
  certification: Certification;
  avatar: AvatarConfig;
  avatar_url: string;
  address: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  /** kcal a day, or null if the member has not set a target. */
  target_calories: number | null;
  admin: boolean;
  /** Refs of the restaurants of whose kitchen this member is staff. */
  staff_of: string[];
  /** Days between registration and the first start of the demo. */
  joined_days_ago: number;
}

/** "Min-ji Park" becomes `min-ji-park`: lower case, without accents and apostrophes. */
const refOf = ({ first_name, last_name }: Profile): string =>
  `${first_name} ${last_name}`
    .normalize("NFD")
    .replaceAll(/[^A-Za-z -]/g, "")
    .toLowerCase()
    .replaceAll(" ", "-");

const memberOf = (profile: Profile, place: number): DemoMember => {
  const ref = refOf(profile);
  return {
    ref,
    email: profile.email ?? `${ref.replace("-", ".")}@tablee.test`,
    first_name: profile.first_name,
    last_name: profile.last_name,
    phone_number: `+1514555${String(1_200 + place)}`,
    phone_verified: profile.unverified !== true,
    speaks: profile.language,
    language: profile.email === undefined ? profile.language : null,
    certification: profile.badge,
    avatar: profile.avatar,
    avatar_url: avatarAddress(profile.avatar),
    address: profile.address ?? "",
    city: "Montréal",
    state: "QC",
    postal_code: profile.postal_code,
    country: "CA",
    target_calories: profile.target_calories ?? null,
    admin: profile.admin ?? false,
    staff_of: profile.staff_of ?? [],
    joined_days_ago: 400 - place * 8,
  };
};

/**
 * Forty members. Four of them have a short address, for the README: member@tablee.test, kitchen@tablee.test (owner of
 * Chez Margot), critic@tablee.test (food_critic) and admin@tablee.test.
 */
export const demoMembers: DemoMember[] = [...accountsAndOwners, ...critics, ...regulars].map(memberOf);
