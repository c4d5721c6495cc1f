import type { MemberCard, Profile } from "@tablee/contract/members/member.schema";
import type { ListedMember, ProfileRow } from "./members.queries.ts";

/** A member in a list, as a viewer sees them (members §2). */
export const memberView = ({ key: _place, ...card }: ListedMember): MemberCard => card;

/** A member's profile (members §3). */
export const profileView = ({ is_followed: _back, ...profile }: ProfileRow): Profile => profile;
