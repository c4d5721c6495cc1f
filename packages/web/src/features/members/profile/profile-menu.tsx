import type { Profile } from "@tablee/contract/members/member.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { Menu } from "@tablee/design-system/menu";
import { Ban, Ellipsis } from "lucide-react";
import { lazy, Suspense } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSheet } from "../../../routes/use-sheet.ts";
import { useSession } from "../../../session/session.ts";

const BlockDialog = lazy(async () => ({ default: (await import("../block-dialog.tsx")).BlockDialog }));

/** What else a member can do with another's profile: block its member. */
export function ProfileMenu({ profile }: { profile: Profile }) {
  useWords();
  const { user } = useSession();
  const sheet = useSheet(`block-${profile.id}`);
  const name = profile.first_name;
  const blocked = user?.blocked.includes(profile.id) ?? false;
  if (!user || user.id === profile.id) return null;
  const trigger = (
    <IconButton label={m.members_more_of({ name })} variant="quiet">
      <Ellipsis aria-hidden="true" className="stroke-[1.75]" />
    </IconButton>
  );
  const block = {
    id: "block",
    label: blocked ? m.members_unblock_of({ name }) : m.members_block_of({ name }),
    icon: <Ban />,
    onSelect: sheet.show,
    ...(blocked ? {} : { tone: "danger" as const }),
  };
  return (
    <>
      <Menu trigger={trigger} items={[block]} />
      {sheet.open ? (
        <Suspense fallback={null}>
          <BlockDialog member={profile} hide={sheet.hide} />
        </Suspense>
      ) : null}
    </>
  );
}
