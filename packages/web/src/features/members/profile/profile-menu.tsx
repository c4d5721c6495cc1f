import type { Profile } from "@tablee/contract/members/member.schema";
import { Menu } from "@tablee/design-system/menu";
import { Ban } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface ProfileMenuProps {
  profile: Profile;
  blocked: boolean;
  trigger: ReactElement<Record<string, unknown>>;
  /** Opens the question whether to block or unblock. */
  block: () => void;
}

/** The menu of a profile. It is open from the start, because it is loaded only when it was asked for. */
export function ProfileMenu({ profile: { first_name: name }, blocked, trigger, block }: ProfileMenuProps) {
  useWords();
  const [open, setOpen] = useState(true);
  const blocking = {
    id: "block",
    label: blocked ? m.members_unblock_of({ name }) : m.members_block_of({ name }),
    icon: <Ban />,
    onSelect: block,
    ...(blocked ? {} : { tone: "danger" as const }),
  };
  return <Menu trigger={trigger} open={open} onOpenChange={setOpen} items={[blocking]} />;
}
