import type { MemberCard } from "@tablee/contract/members/member.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatNumber } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { CertificationBadge } from "./certification-badge.tsx";
import { fullName, initialsOf } from "./member-name.ts";

interface MemberRowProps {
  member: MemberCard;
  /** Whether its link replaces the history entry of the sheet that contains it. */
  replace?: boolean;
  children?: ReactNode;
}

/** A member in a list: name and portrait linked to the profile, and an action at the end. */
export function MemberRow({ member, replace = false, children }: MemberRowProps) {
  const language = useLanguage();
  const { recommendation_count: count } = member;
  return (
    // The name takes the space beside the button, in up to two lines; the button wraps only with large text on a narrow
    // screen.
    <div className="flex min-h-16 flex-wrap items-center justify-end gap-x-3.5 gap-y-2 py-2.5">
      <Link
        to="/profile/$user_id"
        params={{ user_id: String(member.id) }}
        replace={replace}
        className="flex min-w-0 grow basis-[8.375rem] items-center gap-3.5 rounded-control"
      >
        <Avatar src={member.avatar_url} initials={initialsOf(member)} size={48} />
        <span className="min-w-0">
          <span className="line-clamp-2 font-semibold wrap-break-word">{fullName(member)}</span>
          <span className="num flex flex-wrap items-center gap-x-2 text-cap text-ink-2">
            <CertificationBadge certification={member.certification} />
            {`${formatNumber(count, language)} ${m.members_discoveries_count({ count })}`}
          </span>
        </span>
      </Link>
      {children}
    </div>
  );
}
