import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { useToasts } from "@tablee/design-system/toasts";
import { textIn } from "@tablee/domain/language/text-in";
import { Share } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

export interface ShareButtonProps {
  discovery: Discovery;
  variant?: "plain" | "quiet";
  className?: string;
}

/** Shares the discovery's own address: by the device's own sheet where it has one, else by copying the link. */
export function ShareButton({ discovery, variant = "plain", className = "" }: ShareButtonProps) {
  const language = useLanguage();
  const { platform } = useAppContext();
  const toasts = useToasts();
  const share = async () => {
    const url = new URL(`/discovery/${discovery.id}`, platform.public_origin).href;
    const { shareLink } = await import("../../../platform/share-link.ts");
    const outcome = await shareLink(platform, { title: textIn(discovery.name, language), url });
    if (outcome === "copied") toasts.show({ text: m.discoveries_link_copied(), tone: "success", id: "share" });
    if (outcome === "failed") toasts.show({ text: m.discoveries_share_failed(), tone: "danger", id: "share" });
  };
  return (
    <IconButton label={m.discoveries_share()} variant={variant} className={className} onClick={() => void share()}>
      <Share aria-hidden="true" className="stroke-[1.75]" />
    </IconButton>
  );
}
