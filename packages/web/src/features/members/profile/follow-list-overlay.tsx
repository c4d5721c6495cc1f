import { useHydrated, useNavigate, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { FollowList } from "./profile-search.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const FollowListDialog = openedPart(async () => (await import("./follow-list-dialog.tsx")).FollowListDialog);

interface FollowListOverlayProps {
  member: { id: number; first_name: string };
  /** The open list, from the address. */
  list: FollowList | undefined;
}

/** The list of members that is open over a profile. Its own history entry is the one that closing removes. */
export function FollowListOverlay({ member, list }: FollowListOverlayProps) {
  const router = useRouter();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // Keeps the last one while the dialog closes.
  const [shown, setShown] = useState(list);
  if (list !== undefined && list !== shown) setShown(list);
  if (shown === undefined || !hydrated) return null;
  const close = () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: ".", search: (search) => ({ ...search, list: undefined }), replace: true });
  };
  return (
    <FollowListDialog
      key={`${member.id} ${shown}`}
      member={member}
      list={shown}
      open={list !== undefined}
      close={close}
      leave={close}
    />
  );
}
