import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { MenuEntry } from "@tablee/design-system/menu";
import { Link, useRouterState } from "@tanstack/react-router";
import { Ban, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../../../paraglide/messages.js";
import { BlockDialog } from "../../members/block-dialog.tsx";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { useSession } from "../../../session/session.ts";

/** Menu entries about the author: their profile and, for members, blocking them. */
export function useAuthorEntries(discovery: Discovery): { entries: MenuEntry[]; dialogs: ReactNode } {
  const { user } = useSession();
  const { account_id: id, first_name: name } = discovery;
  const sheet = useSheet(`block-${id}-${discovery.id}`);
  const here = useRouterState({ select: ({ location }) => location.pathname === `/profile/${id}` });
  const blocked = user?.blocked.includes(id) ?? false;
  const profile: MenuEntry = {
    id: "profile",
    label: m.members_profile_of({ name }),
    icon: <UserRound />,
    render: <Link to="/profile/$user_id" params={{ user_id: String(id) }} />,
    separated: true,
  };
  const block: MenuEntry = {
    id: "block",
    label: blocked ? m.members_unblock_of({ name }) : m.members_block_of({ name }),
    icon: <Ban />,
    onSelect: sheet.show,
    ...(blocked ? {} : { tone: "danger" as const }),
  };
  return {
    entries: [...(here ? [] : [profile]), ...(user && user.id !== id ? [block] : [])],
    dialogs: sheet.open ? <BlockDialog key="block" member={{ id, first_name: name }} hide={sheet.hide} /> : null,
  };
}
