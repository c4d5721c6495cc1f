import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { CertificationBadge } from "../../members/certification-badge.tsx";
import { fullName, initialsOf } from "../../members/member-name.ts";

/**
 * The author's card of discoveries §12: portrait, name and badge, linked as a whole to the profile. The button to follow
 * stands beside the author's name above the words; a second one would open its question twice.
 */
export function AuthorCard({ discovery }: { discovery: Discovery }) {
  useWords();
  return (
    <section className="mt-6 flex flex-col">
      <h2 className="mb-2.5 text-mic font-semibold text-ink-3">{m.discoveries_author()}</h2>
      <Link
        to="/profile/$user_id"
        params={{ user_id: String(discovery.account_id) }}
        className="ds-frame flex grow flex-wrap items-center gap-x-3.5 gap-y-2 rounded-card bg-sunken p-4 transition-colors duration-150 hover:bg-sunken-2"
      >
        <Avatar src={discovery.avatar_url} initials={initialsOf(discovery)} size={48} />
        <span className="min-w-[min(7rem,100%)] flex-1">
          <span className="block wrap-anywhere font-display text-t3">{fullName(discovery)}</span>
          <span className="mt-0.5 flex">
            <CertificationBadge certification={discovery.certification} />
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
      </Link>
    </section>
  );
}
