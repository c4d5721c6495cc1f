import type { TableUser } from "@tablee/contract/tables/tables.schema";
import { Avatar, type AvatarSize } from "@tablee/design-system/avatar";
import { Check } from "lucide-react";
import { initialsOf } from "../../members/member-name.ts";

interface DinerAvatarProps {
  user: TableUser;
  me: boolean;
  size: AvatarSize;
  /** Shows what the diner is doing, as a bubble or a check. */
  live?: boolean;
}

const BUSY: ReadonlySet<string> = new Set(["choosing", "writing", "placing"]);

/** A diner's portrait or initials; ringed for this device's diner, faded while away. */
export function DinerAvatar({ user, me, size, live }: DinerAvatarProps) {
  const { doing } = user;
  const away = !me && (user.left || !user.present);
  // Only the words of a nickname that begin with a letter or a digit: not an emoji.
  const [first_name = "", last_name = ""] = user.name.split(" ").filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = initialsOf(user.member ? { first_name: user.first_name, last_name: "" } : { first_name, last_name });
  return (
    <span className="relative inline-flex align-top">
      <Avatar
        src={user.avatar_url}
        initials={letters}
        size={size}
        className={`${away ? "opacity-45 grayscale" : ""} ${me && live ? "outline-2 outline-offset-[2.5px] outline-primary" : ""}`}
      />
      {live && !me && doing !== null && BUSY.has(doing) ? <Busy /> : null}
      {live && doing === "done" ? (
        <span
          aria-hidden="true"
          className="absolute -end-1 -bottom-1 grid size-[1.375rem] place-items-center rounded-full bg-success text-on-success ring-[2.5px] ring-paper"
        >
          <Check className="size-3.5 stroke-3" />
        </span>
      ) : null}
    </span>
  );
}

const DOTS = ["", "opacity-70", "opacity-40"];

const Busy = () => (
  <span
    aria-hidden="true"
    className="table-busy ds-frame absolute -end-2 -bottom-1 flex h-6 items-center gap-[0.1875rem] rounded-full bg-ink px-2 ring-[2.5px] ring-paper"
  >
    {DOTS.map((look) => (
      <span key={look} className={`ds-mark block size-[0.3125rem] rounded-full bg-paper ${look}`} />
    ))}
  </span>
);
