import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useState } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { m } from "../../paraglide/messages.js";
import { shareLink } from "../../platform/share-link.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import type { OtherSite } from "./other-sites.ts";
import { sharingFailure } from "./sharing-failure.ts";
import type { ShareThing } from "./share-thing.ts";

/** Returns the ways to share a thing, each with a link made for it; `failure` is the text for the dialog, if any. */
export function useShare(thing: ShareThing) {
  const { orpc, platform } = useAppContext();
  const { status } = useSession();
  const toasts = useToasts();
  const [failure, setFailure] = useState<string | null>(null);

  const linkOf = async (): Promise<string | null> => {
    const { type, item_id } = thing;
    const call = status === "member" ? orpc.sharing.createOwn : orpc.sharing.create;
    try {
      const { id } = await call.call({ type, item_id });
      return new URL(`/share/${id}`, platform.public_origin).href;
    } catch (error) {
      logFailure(error);
      setFailure(sharingFailure(platform.kind, error));
      return null;
    }
  };
  const copied = (done: boolean) =>
    done
      ? toasts.show({ text: m.discoveries_link_copied(), tone: "success", id: "share" })
      : setFailure(m.discoveries_share_failed());

  return {
    failure,
    forget: () => setFailure(null),
    /** Shares by the device's own sheet if there is one, else copies the link. */
    share: async (way: "link" | "social" = "social") => {
      const url = await linkOf();
      if (url === null) return;
      const outcome = await shareLink(platform, { title: thing.title, url }, way);
      if (outcome !== "shared") copied(outcome === "copied");
    },
    /** The press itself opens the window, as browsers require; the window navigates once there is a link. */
    shareTo: async (site: OtherSite) => {
      const popup = window.open("", "_blank", `popup,width=${site.width},height=${site.height}`);
      const url = await linkOf();
      if (!popup) return url === null ? undefined : copied(await platform.copy(url));
      if (url === null) return popup.close();
      popup.opener = null;
      popup.location.href = site.address({ url, title: thing.title });
    },
  };
}
