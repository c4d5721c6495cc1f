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
  /** Asks whether to block, or to block no longer. */
  block: () => void;
}

/** Open from the start, because it comes when it is asked for. */
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
