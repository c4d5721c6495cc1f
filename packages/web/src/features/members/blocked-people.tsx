import { Button } from "@tablee/design-system/button";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useSheet } from "../../routes/steps/use-sheet.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { MemberList } from "./member-list.tsx";

/** The members whom the viewer has blocked, newest first. */
export function BlockedPeople() {
  useWords();
  const { orpc } = useAppContext();
  const query = useInfiniteQuery(
    orpc.members.blocked.infiniteOptions({
      input: (continuation: string | undefined) => (continuation ? { continuation } : {}),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last) => last.continuation ?? undefined,
    }),
  );
  return (
    <MemberList
      query={query}
      empty={m.own_blocked_empty()}
      renderAction={(id, first_name) => <Unblock member={{ id, first_name }} />}
    />
  );
}

function Unblock({ member }: { member: { id: number; first_name: string } }) {
  useWords();
  const sheet = useSheet(`unblock-${member.id}`);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={m.members_unblock_of({ name: member.first_name })}
        onClick={sheet.show}
      >
        {m.members_unblock()}
      </Button>
      {sheet.open ? <BlockDialog member={member} hide={sheet.hide} /> : null}
    </>
  );
}
