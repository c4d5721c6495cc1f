import type { Profile } from "@tablee/contract/members/member.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { Menu } from "@tablee/design-system/menu";
import { useToasts } from "@tablee/design-system/toasts";
import { Ban, Ellipsis, Share } from "lucide-react";
import { lazy, Suspense } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSheet } from "../../../routes/use-sheet.ts";
import { useSession } from "../../../session/session.ts";
import { fullName } from "../member-name.ts";

const BlockDialog = lazy(async () => ({ default: (await import("../block-dialog.tsx")).BlockDialog }));

/** What else one can do with a profile: share it (by guid, members §1), block its member. */
export function ProfileMenu({ profile }: { profile: Profile }) {
  useWords();
  const { platform } = useAppContext();
  const { user } = useSession();
  const toasts = useToasts();
  const sheet = useSheet(`block-${profile.id}`);
  const name = profile.first_name;
  const blocked = user?.blocked.includes(profile.id) ?? false;
  const share = async () => {
    const url = new URL(`/profile/${profile.guid}`, platform.public_origin).href;
    const { shareLink } = await import("../../../platform/share-link.ts");
    const outcome = await shareLink(platform, { title: fullName(profile), url });
    if (outcome === "copied") toasts.show({ text: m.discoveries_link_copied(), tone: "success", id: "share" });
    if (outcome === "failed") toasts.show({ text: m.discoveries_share_failed(), tone: "danger", id: "share" });
  };
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
      <Menu
        trigger={trigger}
        items={[
          { id: "share", label: m.members_share_profile(), icon: <Share />, onSelect: () => void share() },
          ...(user && user.id !== profile.id ? [block] : []),
        ]}
      />
      {sheet.open ? (
        <Suspense fallback={null}>
          <BlockDialog member={profile} hide={sheet.hide} />
        </Suspense>
      ) : null}
    </>
  );
}
