import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import { Avatar } from "@tablee/design-system/avatar";
import { Photo } from "@tablee/design-system/photo";
import { Skeleton } from "@tablee/design-system/skeleton";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import type { NotificationGroup } from "@tablee/domain/notifications/group-notifications";
import { Link } from "@tanstack/react-router";
import {
  BadgeCheck,
  Bell,
  ChefHat,
  CircleCheck,
  CircleX,
  Clock,
  Coins,
  Heart,
  MessageCircle,
  Sparkles,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { formatAge } from "../../language/age.ts";
import { useTimezone } from "../../language/device-habits.ts";
import { useLanguage } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { initialsOf } from "../members/member-name.ts";
import { linkOfNotification } from "./notification-link.ts";
import { entryWords } from "./notification-words.ts";

interface Mark {
  icon: ReactNode;
  look: string;
}

const MARKS: Record<Notification["type"], Mark> = {
  like: { icon: <Heart fill="currentColor" />, look: "bg-primary text-on-primary" },
  follow: { icon: <UserPlus />, look: "bg-info text-paper" },
  comment: { icon: <MessageCircle fill="currentColor" />, look: "bg-info text-paper" },
  post: { icon: <Sparkles />, look: "bg-vip text-paper" },
  credit: { icon: <Coins />, look: "bg-success text-paper" },
  order_confirmed: { icon: <CircleCheck />, look: "bg-success text-paper" },
  order_delayed: { icon: <Clock />, look: "bg-ink text-ink-inverse" },
  order_ready: { icon: <ChefHat />, look: "bg-success text-paper" },
  order_called_off: { icon: <CircleX />, look: "bg-ink text-ink-inverse" },
};

/** The mark of a type; an open page does not know those that a newer server has. */
const markOf = (type: string): Mark =>
  (MARKS as Partial<Record<string, Mark>>)[type] ?? { icon: <Bell />, look: "bg-ink text-ink-inverse" };

const ROW = "flex w-full flex-wrap items-start gap-3.5 rounded-control px-3 py-3 text-start";

interface NotificationRowProps {
  group: NotificationGroup<Notification>;
  /** Whether its link replaces the history entry, as in the bell's menu. */
  replace?: boolean;
}

/** One entry: who did what to which thing, how long ago, and whether it was seen. It links to the thing. */
export function NotificationRow({ group, replace = false }: NotificationRowProps) {
  const language = useLanguage();
  const now = useNow();
  const timezone = useTimezone();
  const { newest, read } = group;
  const { before, name, after } = entryWords(group, language);
  const link = linkOfNotification(newest);
  const inside = (
    <>
      <Portrait group={group} />
      <span className="min-w-0 grow basis-[7rem] pt-0.5">
        <span className={`block text-base leading-snug text-pretty break-words ${read ? "text-ink-2" : "text-ink"}`}>
          {before}
          {name ? <strong className="font-semibold text-ink">{name}</strong> : null}
          {after}
        </span>
        <time dateTime={newest.date_creation} className="num mt-0.5 block text-cap text-ink-3">
          {formatAge(new Date(newest.date_creation), now, language, timezone)}
        </time>
      </span>
      <Thumbnail src={newest.json.sender_id === null ? null : newest.json.recommendation_image_url} />
      <span aria-hidden="true" className={`mt-5 size-2 shrink-0 rounded-full ${read ? "" : "ds-mark bg-primary"}`} />
      {read ? null : <VisuallyHidden>{m.notifications_unread()}</VisuallyHidden>}
    </>
  );
  return link ? (
    <Link {...(link as { to: "/" })} replace={replace} className={`${ROW} hover:bg-sunken active:bg-sunken-2`}>
      {inside}
    </Link>
  ) : (
    <div className={ROW}>{inside}</div>
  );
}

/** The portrait of its origin, marked with what happened. */
function Portrait({ group: { newest } }: { group: NotificationGroup<Notification> }) {
  const { type, json } = newest;
  const { icon, look } = markOf(type);
  // Whether a moderator decided.
  const decided = (type === "post" || type === "comment") && json.sender_id === null;
  const picture = decided ? json.recommendation_image_url : json.restaurant_image_url;
  return (
    <span aria-hidden="true" className="relative shrink-0">
      {json.sender_id !== null ? (
        <Avatar
          src={json.sender_avatar_url}
          initials={initialsOf({ first_name: json.sender_first_name ?? "", last_name: json.sender_last_name ?? "" })}
          size={48}
        />
      ) : picture ? (
        <Photo src={picture} alt="" ratio="1/1" corners="photo" width={96} height={96} className="size-12" />
      ) : (
        <span className="grid size-12 place-items-center rounded-full bg-sunken text-ink-2 [&>svg]:size-5">{icon}</span>
      )}
      <span
        className={`absolute -end-1 -bottom-1 grid size-5 place-items-center rounded-full ring-2 ring-surface [&>svg]:size-3 [&>svg]:stroke-[2.25] ${look}`}
      >
        {decided ? <BadgeCheck /> : icon}
      </span>
    </span>
  );
}

const Thumbnail = ({ src }: { src: string | null }) =>
  src ? (
    <span aria-hidden="true" className="shrink-0">
      <Photo src={src} alt="" ratio="1/1" corners="photo" width={96} height={96} className="size-12" />
    </span>
  ) : null;

/** Placeholders in the shape of entries that are loading. */
export const NotificationSkeletons = ({ count, label }: { count: number; label: string }) => (
  <div role="status" aria-busy="true" aria-label={label}>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={ROW}>
        <Skeleton round className="size-12 shrink-0" />
        <span className="grow pt-1.5">
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="mt-2.5 h-3 w-12" />
        </span>
        <Skeleton className="size-12 shrink-0" />
      </div>
    ))}
  </div>
);
