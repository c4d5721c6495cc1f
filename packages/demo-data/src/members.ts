import type { Certification } from "@tablee/domain/accounts/certification";
import type { Language } from "@tablee/domain/language/text";

import { type AvatarConfig, avatarUrl } from "./avatar.ts";

/** Password of every member of the demo. */
export const DEMO_PASSWORD = "Tablee2026";

/** A member of the demo (spec §3). `ref` is what discoveries, follows and likes name. */
export interface DemoMember {
  ref: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  phone_verified: boolean;
  language: Language;
  certification: Certification;
  avatar: AvatarConfig;
  avatar_url: string;
  address: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  /** kcal a day, or null where the member has set none. */
  target_calories: number | null;
  admin: boolean;
  /** Refs of the restaurants whose kitchen this member staffs. */
  staff_of: string[];
  /** Days between registration and the first start of the demo. */
  joined_days_ago: number;
}

const PLAIN: AvatarConfig = {
  skinColor: "edb98a",
  top: "bob",
  accessories: null,
  hatColor: "3c4f5c",
  hairColor: "4a312c",
  facialHair: null,
  facialHairColor: "4a312c",
  clothing: "shirtCrewNeck",
  clothesColor: "3c4f5c",
  eyes: "default",
  eyebrows: "defaultNatural",
  mouth: "smile",
  backgroundColor: "f6e3cf",
};

const member = (
  own: Pick<DemoMember, "ref" | "email" | "first_name" | "last_name"> & Partial<DemoMember>,
): DemoMember => ({
  phone_number: "+15145550142",
  phone_verified: true,
  language: "fr",
  certification: "amateur",
  avatar: PLAIN,
  avatar_url: avatarUrl(own.avatar ?? PLAIN),
  address: "",
  city: "Montréal",
  state: "QC",
  postal_code: "H2J 2L1",
  country: "CA",
  target_calories: null,
  admin: false,
  staff_of: [],
  joined_days_ago: 200,
  ...own,
});

export const demoMembers: DemoMember[] = [
  member({
    ref: "ines-gagnon",
    email: "member@tablee.test",
    first_name: "Inès",
    last_name: "Gagnon",
    certification: "influencer",
  }),
  member({
    ref: "margot-pelletier",
    email: "kitchen@tablee.test",
    first_name: "Margot",
    last_name: "Pelletier",
    certification: "restaurant_owner",
    staff_of: ["chez-margot"],
  }),
  member({
    ref: "noah-tremblay",
    email: "critic@tablee.test",
    first_name: "Noah",
    last_name: "Tremblay",
    certification: "food_critic",
  }),
  member({
    ref: "nadia-benali",
    email: "admin@tablee.test",
    first_name: "Nadia",
    last_name: "Benali",
    certification: "staff",
    admin: true,
  }),
  member({
    ref: "amara-diallo",
    email: "amara.diallo@tablee.test",
    first_name: "Amara",
    last_name: "Diallo",
    certification: "gastronomic_critic",
    language: "en",
  }),
];
