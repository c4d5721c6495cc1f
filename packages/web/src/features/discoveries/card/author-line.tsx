import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Link } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { CertificationBadge } from "../../members/certification-badge.tsx";
import { fullName, initialsOf } from "../../members/member-name.ts";
import { Age } from "./age.tsx";

/**
 * The member who recommends the dish: portrait, name and badge, linked as a whole to the profile; with `age` also when.
 */
export function AuthorLine({ discovery, age = false }: { discovery: Discovery; age?: boolean }) {
  useWords();
  return (
    <div
      className={`relative flex min-w-0 grow items-center gap-x-3 gap-y-2 tablet:gap-x-2.5 ${age ? "flex-wrap" : ""}`}
    >
      <Avatar
        src={discovery.avatar_url}
        initials={initialsOf(discovery)}
        size={age ? 48 : 40}
        className={age ? "" : "tablet:size-8"}
      />
      <div className={age ? "min-w-[min(9rem,100%)] flex-1" : "min-w-0"}>
        <p
          className={`line-clamp-2 leading-5 font-semibold wrap-break-word ${age ? "" : "tablet:text-bs tablet:leading-[1.125rem]"}`}
        >
          <Link
            to="/profile/$user_id"
            params={{ user_id: String(discovery.account_id) }}
            className="hit-row rounded-inner decoration-1 underline-offset-[3px] hover:underline"
          >
            {fullName(discovery)}
          </Link>
        </p>
        <div className="flex flex-wrap items-center gap-x-2">
          <CertificationBadge certification={discovery.certification} />
          {age ? <Age moment={discovery.date_creation} /> : null}
        </div>
      </div>
    </div>
  );
}
