import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Link } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { CertificationBadge } from "../../members/certification-badge.tsx";
import { FollowButton } from "../../members/follow-button.tsx";
import { fullName, initialsOf } from "../../members/member-name.ts";

/** The author's card of discoveries §12: who it is, with badge, which leads to the profile, and a way to follow. */
export function AuthorCard({ discovery }: { discovery: Discovery }) {
  useWords();
  const { account_id: id, first_name } = discovery;
  return (
    <section className="mt-6">
      <h2 className="mb-2.5 text-mic font-semibold text-ink-3">{m.discoveries_author()}</h2>
      <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4">
        <Link
          to="/profile/$user_id"
          params={{ user_id: String(id) }}
          className="flex min-w-0 grow basis-[10rem] flex-wrap items-center gap-x-3.5 gap-y-2 rounded-control"
        >
          <Avatar src={discovery.avatar_url} initials={initialsOf(discovery)} size={48} />
          <span className="min-w-[min(7rem,100%)] flex-1">
            <span className="block wrap-anywhere font-display text-t3">{fullName(discovery)}</span>
            <span className="mt-0.5 flex">
              <CertificationBadge certification={discovery.certification} />
            </span>
          </span>
        </Link>
        <FollowButton member={{ id, first_name }} size="sm" />
      </div>
    </section>
  );
}
