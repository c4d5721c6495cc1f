import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Link } from "@tanstack/react-router";
import { fullName, initialsOf } from "../../members/member-name.ts";
import { RowTile } from "./row-tile.tsx";

/** A discovery of a place, with who recommends it; leads to its page. */
export const RecommendedTile = ({ discovery, sizes }: { discovery: Discovery; sizes?: string }) => (
  <Link to="/discovery/$id" params={{ id: String(discovery.id) }} className="block rounded-photo">
    <RowTile discovery={discovery} {...(sizes ? { sizes } : {})}>
      <span className="mt-1 flex items-center gap-1.5 text-mic text-ink-3">
        <Avatar src={discovery.avatar_url} initials={initialsOf(discovery)} size={24} />
        <span className="line-clamp-2 min-w-0">{fullName(discovery)}</span>
      </span>
    </RowTile>
  </Link>
);
