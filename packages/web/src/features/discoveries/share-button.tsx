import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { IconButton } from "@tablee/design-system/icon-button";
import { useToasts } from "@tablee/design-system/toasts";
import { textIn } from "@tablee/domain/language/text-in";
import { Share } from "lucide-react";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";

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
    const url = new URL(`/discovery/${discovery.id}`, platform.origin).href;
    if (await sharedByDevice({ title: textIn(discovery.name, language), url })) return;
    const copied = await platform.copy(url);
    toasts.show(
      copied
        ? { text: m.discoveries_link_copied(), tone: "success", id: "share" }
        : { text: m.discoveries_share_failed(), tone: "danger", id: "share" },
    );
  };
  return (
    <IconButton label={m.discoveries_share()} variant={variant} className={className} onClick={() => void share()}>
      <Share aria-hidden="true" className="stroke-[1.75]" />
    </IconButton>
  );
}

/** true: it was shared, or somebody thought better of it; false: this device has no sheet of its own. */
async function sharedByDevice(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== "function" || !matchMedia("(pointer: coarse)").matches) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}
