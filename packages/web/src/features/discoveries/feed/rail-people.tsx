import { Avatar } from "@tablee/design-system/avatar";
import { Link } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { CertificationBadge } from "../../members/certification-badge.tsx";
import { FollowButton } from "../../members/follow-button.tsx";
import { fullName, initialsOf } from "../../members/member-name.ts";
import { useSearchTrends } from "../../members/use-search-trends.ts";
import { FeedRailSkeleton } from "./feed-rail-skeleton.tsx";
import { RAIL_ROW, RailAll, RailSection } from "./rail-section.tsx";

const SHOWN = 3;

/** Members whom the viewer does not follow yet and whose discoveries are currently liked (search §9). */
export function RailPeople() {
  useWords();
  const trends = useSearchTrends();
  // A repeated call may take a minute: the rest moves up once, at the first failure.
  if (trends.isPending && trends.failureCount === 0) return <FeedRailSkeleton rows={SHOWN} />;
  const members = (trends.data?.members ?? []).slice(0, SHOWN);
  if (members.length === 0) return null;
  return (
    <RailSection title={m.search_follow()} all={<RailAll to="/trends/$category" params={{ category: "members" }} />}>
      {members.map((member) => (
        <li key={member.id} className={RAIL_ROW}>
          <Link
            to="/profile/$user_id"
            params={{ user_id: String(member.id) }}
            className="flex min-w-0 grow items-center gap-3 rounded-control"
          >
            <Avatar src={member.avatar_url} initials={initialsOf(member)} />
            <span className="min-w-0">
              <span className="block truncate text-bs font-semibold">{fullName(member)}</span>
              <span className="block text-cap text-ink-2">
                <CertificationBadge certification={member.certification} />
              </span>
            </span>
          </Link>
          <FollowButton member={member} look="row" asksInPlace />
        </li>
      ))}
    </RailSection>
  );
}
