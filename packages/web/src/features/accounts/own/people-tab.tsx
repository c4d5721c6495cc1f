import type { User } from "@tablee/contract/accounts/accounts.schema";
import { BlockedPeople } from "../../members/blocked-people.tsx";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { OwnSection } from "./own-page.tsx";

/** The members whom the member has blocked, each with a button that unblocks them (members §17). */
export function PeopleTab(_props: { user: User }) {
  useWords();
  return (
    <OwnSection title={m.own_blocked_title()} text={m.own_blocked_text()}>
      <BlockedPeople />
    </OwnSection>
  );
}
