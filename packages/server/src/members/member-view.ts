import type { MemberCard, Profile } from "@tablee/contract/members/member.schema";
import type { ListedMember, ProfileRow } from "./members.queries.ts";

/** A member beside others, as a viewer meets them (members §2). */
export const memberView = ({ key: _place, ...card }: ListedMember): MemberCard => card;

/** A member's own card (members §3). */
export const profileView = ({ is_followed: _back, ...profile }: ProfileRow): Profile => profile;
