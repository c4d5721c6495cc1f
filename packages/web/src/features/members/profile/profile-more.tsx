import type { Profile } from "@tablee/contract/members/member.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { useSession } from "../../../session/session.ts";
import { BlockSheet } from "../block-sheet.tsx";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const ProfileMenu = openedPart(async () => (await import("./profile-menu.tsx")).ProfileMenu);

/**
 * The button for what else a member can do with another's profile: block its member. Its menu is loaded at the first
 * press.
 */
export function ProfileMore({ profile }: { profile: Profile }) {
  useWords();
  const { user } = useSession();
  const sheet = useSheet(`block-${profile.id}`);
  const [wanted, setWanted] = useState(false);
  if (!user || user.id === profile.id) return null;
  const button = (
    <IconButton
      label={m.members_more_of({ name: profile.first_name })}
      variant="quiet"
      aria-haspopup="menu"
      onClick={wanted ? undefined : () => setWanted(true)}
    >
      <Ellipsis aria-hidden="true" className="stroke-[1.75]" />
    </IconButton>
  );
  const blocked = user.blocked.includes(profile.id);
  return (
    <>
      {wanted ? (
        <ProfileMenu
          leave={() => setWanted(false)}
          meanwhile={button}
          profile={profile}
          blocked={blocked}
          trigger={button}
          block={sheet.show}
        />
      ) : (
        button
      )}
      <BlockSheet member={profile} sheet={sheet} />
    </>
  );
}
