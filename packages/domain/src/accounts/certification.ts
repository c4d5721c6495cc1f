export const CERTIFICATIONS = [
  "amateur",
  "food_critic",
  "gastronomic_critic",
  "star",
  "staff",
  "influencer",
  "restaurant_owner",
] as const;
/** Badge of a member (members §5); display only. */
export type Certification = (typeof CERTIFICATIONS)[number];
