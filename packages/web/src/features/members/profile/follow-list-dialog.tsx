import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { FollowButton } from "../follow-button.tsx";
import { MemberList } from "../member-list.tsx";
import { membersQuery } from "./profile-queries.ts";
import type { FollowList } from "./profile-search.ts";

export interface FollowListDialogProps {
  member: { id: number; first_name: string };
  list: FollowList;
  open: boolean;
  close: () => void;
}

/** The followers of a member, or the members whom they follow (members §17). */
export function FollowListDialog({ member, list, open, close }: FollowListDialogProps) {
  useWords();
  const { orpc } = useAppContext();
  const query = useInfiniteQuery({ ...membersQuery(orpc, member.id, list), enabled: open });
  const name = member.first_name;
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={list === "followers" ? m.members_followers({ name }) : m.members_followings({ name })}
      closeLabel={m.shell_close()}
      size="sm"
    >
      <MemberList
        query={query}
        empty={list === "followers" ? m.members_followers_empty({ name }) : m.members_followings_empty({ name })}
        renderAction={(id, first_name) => <FollowButton member={{ id, first_name }} look="row" />}
      />
    </ResponsiveDialog>
  );
}
