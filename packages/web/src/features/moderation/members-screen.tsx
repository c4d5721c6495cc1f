import type { Standing } from "@tablee/contract/moderation/moderation.schema";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { SearchInput } from "@tablee/design-system/inputs/search-input";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { CallFailed } from "../../shell/call-failed.tsx";
import { useSettled } from "../../shell/use-settled.ts";
import { MemberStanding } from "./member-standing.tsx";
import { Rows } from "../admin/admin-frame.tsx";

/** A search for members by name, with their badge and the possible actions. */
export function MembersScreen() {
  useWords();
  const { orpc } = useAppContext();
  const [typed, setTyped] = useState("");
  const [suspended, setSuspended] = useState(false);
  const query = useSettled(typed.trim(), INPUT_PAUSE_MS);
  const input = { ...(query === "" ? {} : { query }), ...(suspended ? { suspended } : {}) };
  const { data, error, refetch } = useQuery({
    ...orpc.moderation.members.queryOptions({ input }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="grid max-w-[32rem] gap-2">
        <SearchInput
          label={m.moderation_search()}
          placeholder={m.moderation_search()}
          clearLabel={m.search_clear()}
          value={typed}
          onValueChange={setTyped}
        />
        <Checkbox label={m.moderation_suspended_only()} checked={suspended} onCheckedChange={setSuspended} />
      </div>
      {error ? (
        <CallFailed error={error} retry={() => void refetch()} />
      ) : data ? (
        <Found members={data.accounts} />
      ) : (
        <Rows />
      )}
    </>
  );
}

function Found({ members }: { members: readonly Standing[] }) {
  useWords();
  if (members.length === 0) return <EmptyState title={m.moderation_members_none()} />;
  return (
    <ul aria-label={m.moderation_members()} className="mt-4 grid grid-cols-1 gap-3">
      {members.map((member) => (
        <MemberStanding key={member.id} member={member} />
      ))}
    </ul>
  );
}
