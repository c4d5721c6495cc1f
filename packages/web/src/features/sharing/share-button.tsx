import { IconButton } from "@tablee/design-system/icon-button";
import { Share } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { ShareThing } from "./share-thing.ts";
import { openedPart } from "../../shell/failures/opened-part.tsx";

const ShareMenu = openedPart(async () => (await import("./share-menu.tsx")).ShareMenu);

export interface ShareButtonProps {
  thing: ShareThing;
  /** The label, if the thing is not what the page is about; "Share" by default. */
  label?: string;
  variant?: "plain" | "quiet" | "plate";
  className?: string;
}

/** Opens the menu with the ways to share a thing (sharing §3). */
export function ShareButton({
  thing,
  label = m.discoveries_share(),
  variant = "plain",
  className = "",
}: ShareButtonProps) {
  useWords();
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={label}
      variant={variant}
      className={className}
      aria-haspopup="menu"
      onClick={wanted ? undefined : () => setWanted(true)}
    >
      <Share aria-hidden="true" className="stroke-[1.75]" />
    </IconButton>
  );
  if (!wanted) return button;
  return <ShareMenu leave={() => setWanted(false)} meanwhile={button} thing={thing} trigger={button} />;
}
