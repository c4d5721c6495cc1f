import { Badge, type BadgeTone } from "@tablee/design-system/badge";
import type { Certification } from "@tablee/domain/accounts/certification";
import { BadgeCheck, ChefHat, Crown, Flame, PenLine, Star, Utensils } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

interface Mark {
  tone: BadgeTone;
  icon: ReactNode;
  word: () => string;
}

/** The label and style of each certification (members §5). */
const MARKS: Record<Certification, Mark> = {
  amateur: { tone: "success", icon: <Utensils />, word: () => m.members_amateur() },
  food_critic: { tone: "primary", icon: <PenLine />, word: () => m.members_food_critic() },
  gastronomic_critic: { tone: "primary", icon: <Star />, word: () => m.members_gastronomic_critic() },
  star: { tone: "vip", icon: <Crown />, word: () => m.members_star() },
  staff: { tone: "info", icon: <BadgeCheck />, word: () => m.members_staff() },
  influencer: { tone: "warning", icon: <Flame />, word: () => m.members_influencer() },
  restaurant_owner: { tone: "owner", icon: <ChefHat />, word: () => m.members_restaurant_owner() },
};

/** Returns the label of a certification. */
export const certificationWord = (certification: Certification): string => MARKS[certification].word();

const isCertification = (name: string): name is Certification => Object.hasOwn(MARKS, name);

export interface CertificationBadgeProps {
  /** The value as received; one that this version does not know is not shown. */
  certification: string | null;
  /** chip: alone, on its tint; bare: beside a name. */
  look?: "chip" | "bare";
}

/** A member's badge, always with its label. */
export function CertificationBadge({ certification, look = "bare" }: CertificationBadgeProps) {
  useWords();
  if (certification === null || !isCertification(certification)) return null;
  const { tone, icon, word } = MARKS[certification];
  return (
    <Badge tone={tone} icon={icon} look={look}>
      {word()}
    </Badge>
  );
}
