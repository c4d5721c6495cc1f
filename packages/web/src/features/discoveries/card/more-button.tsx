import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { IconButton, type IconButtonVariant } from "@tablee/design-system/icon-button";
import { textIn } from "@tablee/domain/language/text-in";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const MoreMenu = openedPart(async () => (await import("./more-menu.tsx")).MoreMenu);

export interface MoreButtonProps {
  discovery: Discovery;
  variant?: IconButtonVariant;
  className?: string;
}

/** The button for everything else that one can do with a discovery. Its menu is loaded at the first press. */
export function MoreButton({ discovery, variant = "plain", className = "" }: MoreButtonProps) {
  const language = useLanguage();
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={m.discoveries_more_of({ name: textIn(discovery.name, language) })}
      aria-haspopup="menu"
      variant={variant}
      className={className}
      onClick={wanted ? undefined : () => setWanted(true)}
    >
      <Ellipsis aria-hidden="true" className="stroke-[1.75]" />
    </IconButton>
  );
  if (!wanted) return button;
  return <MoreMenu leave={() => setWanted(false)} meanwhile={button} discovery={discovery} trigger={button} />;
}
