import type { MemberCard } from "@tablee/contract/members/member.schema";
import { useId } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { FollowButton } from "./follow-button.tsx";
import { MemberRow } from "./member-row.tsx";

interface WhoToFollowProps {
  members: readonly MemberCard[];
  /** The level of its title in the page. */
  heading: "h2" | "h3";
  /** Whether it is in a sheet, which the members' profiles then replace. */
  inSheet?: boolean;
}

/** Members whose discoveries are currently liked, each with a follow button (search §9). */
export function WhoToFollow({ members, heading: Heading, inSheet = false }: WhoToFollowProps) {
  useWords();
  const title = useId();
  if (members.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <Heading id={title} className="font-display text-t3">
        {m.search_follow()}
      </Heading>
      <ul>
        {members.map((member) => (
          <li key={member.id} className="border-b border-line last:border-0">
            <MemberRow member={member} replace={inSheet}>
              <FollowButton member={member} look="row" asksInPlace />
            </MemberRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
