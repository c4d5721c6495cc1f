import type { Waiting } from "@tablee/contract/moderation/moderation.schema";
import { Badge } from "@tablee/design-system/badge";
import { pictureFile } from "@tablee/design-system/picture-address";
import { Link } from "@tanstack/react-router";
import { Flag, MessageSquareWarning } from "lucide-react";
import { useWords } from "../../language/language.ts";
import { Said } from "../../language/said.tsx";
import { m } from "../../paraglide/messages.js";
import { Age } from "../discoveries/card/age.tsx";
import { thumbnail } from "../pictures/picture-sizes.ts";
import { fullName } from "../members/member-name.ts";
import type { QueueView } from "./queue-view.ts";

/** A row of the queue: what it is, by whom, since when and why. */
export function QueueRow({ row, view, current }: { row: Waiting; view: QueueView; current: boolean }) {
  useWords();
  return (
    <li>
      <Link
        to="/admin/queue"
        search={{ view, id: row.id }}
        aria-current={current ? "true" : undefined}
        className="flex items-center gap-3 rounded-control border border-line p-2 hover:bg-sunken aria-[current]:border-ink aria-[current]:bg-sunken"
      >
        <img
          src={pictureFile(thumbnail(row.image_url))}
          alt=""
          width={56}
          height={70}
          loading="lazy"
          className="h-[4.375rem] w-14 shrink-0 rounded-inner bg-sunken-2 object-cover"
        />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">
            <Said text={row.name} />
          </span>
          <span className="flex gap-2 text-bs text-ink-2">
            <span className="truncate">{fullName(row)}</span>
            {row.waiting_since ? <Age moment={row.waiting_since} className="shrink-0 pt-0.5" /> : null}
          </span>
          <span className="mt-1 flex flex-wrap gap-1.5">
            {row.reports > 0 ? (
              <Badge tone="warning" icon={<Flag />}>
                {m.moderation_reports({ count: row.reports })}
              </Badge>
            ) : null}
            {row.status === "pending" && row.appeal ? (
              <Badge tone="info" icon={<MessageSquareWarning />}>
                {m.moderation_step_appealed()}
              </Badge>
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
