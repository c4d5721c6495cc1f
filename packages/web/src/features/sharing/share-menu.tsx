import { InfoDialog } from "@tablee/design-system/dialogs/info-dialog";
import { Menu, type MenuEntry } from "@tablee/design-system/menu";
import { Link2, MessageSquareShare, Pin, Share2 } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { waysBesidesTheLink } from "./other-sites.ts";
import type { ShareThing } from "./share-thing.ts";
import { useShare } from "./use-share.ts";

const SITES = {
  microblog: { icon: <MessageSquareShare />, label: () => m.sharing_microblog() },
  pinboard: { icon: <Pin />, label: () => m.sharing_pinboard() },
} as const;

interface ShareMenuProps {
  thing: ShareThing;
  trigger: ReactElement<Record<string, unknown>>;
}

/**
 * The menu with the ways to share (sharing §3). It is open from the start, because it is loaded by the press that opens
 * it.
 */
export function ShareMenu({ thing, trigger }: ShareMenuProps) {
  useWords();
  const { platform } = useAppContext();
  const [open, setOpen] = useState(true);
  const { share, shareTo, failure, forget } = useShare(thing, open);
  const others = waysBesidesTheLink(platform.kind).map((way): MenuEntry =>
    way === "social"
      ? { id: way, label: m.sharing_social(), icon: <Share2 />, onSelect: () => void share("social") }
      : {
          id: way.id,
          label: SITES[way.id].label(),
          icon: SITES[way.id].icon,
          onSelect: () => void shareTo(way),
        },
  );
  return (
    <>
      <Menu
        trigger={trigger}
        open={open}
        onOpenChange={setOpen}
        title={thing.title}
        items={[
          { id: "link", label: m.sharing_link(), icon: <Link2 />, onSelect: () => void share("link") },
          ...others,
        ]}
      />
      <InfoDialog
        open={failure !== null}
        onClose={forget}
        title={m.sharing_failed_title()}
        closeLabel={m.shell_close()}
      >
        {failure?.words}
        {failure?.url ? <span className="mt-2 block break-all select-all text-ink">{failure.url}</span> : null}
      </InfoDialog>
    </>
  );
}
