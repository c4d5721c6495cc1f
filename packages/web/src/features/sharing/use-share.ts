import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useEffect, useRef, useState } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { m } from "../../paraglide/messages.js";
import { shareLink } from "../../platform/share-link.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import type { OtherSite } from "./other-sites.ts";
import { sharingFailure } from "./sharing-failure.ts";
import type { ShareThing } from "./share-thing.ts";

/** Why a link was not shared; `url` if there is one, which the person may copy by another press. */
export interface ShareFailure {
  words: string;
  url: string | null;
}

/**
 * Returns the ways to share a thing, each with a link made for it; `failure` is what the dialog says, if anything.
 * `isOpen`: whether the menu with them is.
 */
export function useShare(thing: ShareThing, isOpen: boolean) {
  const { platform } = useAppContext();
  const toasts = useToasts();
  const [failure, setFailure] = useState<ShareFailure | null>(null);
  const makeLink = useLink(thing, isOpen);

  const linkOf = async (): Promise<string | null> => {
    try {
      return await makeLink();
    } catch (error) {
      logFailure(error);
      setFailure({ words: sharingFailure(platform.kind, error), url: null });
      return null;
    }
  };
  const copied = (done: boolean, url: string) =>
    done
      ? toasts.show({ text: m.discoveries_link_copied(), tone: "success", id: "share" })
      : setFailure({ words: m.discoveries_share_failed(), url });

  return {
    failure,
    forget: () => setFailure(null),
    /** Shares by the device's own sheet if there is one, else copies the link. */
    share: async (way: "link" | "social" = "social") => {
      const url = await linkOf();
      if (url === null) return;
      const outcome = await shareLink(platform, { title: thing.title, url }, way);
      if (outcome !== "shared") copied(outcome === "copied", url);
    },
    /** The press itself opens the window, as browsers require; the window navigates once there is a link. */
    shareTo: async (site: OtherSite) => {
      const popup = window.open("", "_blank", `popup,width=${site.width},height=${site.height}`);
      const url = await linkOf();
      if (!popup) return url === null ? undefined : copied(await platform.copy(url), url);
      if (url === null) return popup.close();
      popup.opener = null;
      popup.location.href = site.address({ url, title: thing.title });
    },
  };
}

/**
 * Makes the link as soon as the menu is open, because Safari lets nobody copy or share once a call has stood between the
 * press and it. If that failed, the press makes it. Each thing has one link, whoever asks for it (sharing §1).
 */
function useLink({ type, item_id }: ShareThing, isOpen: boolean): () => Promise<string> {
  const { orpc, platform } = useAppContext();
  const { status } = useSession();
  const of = `${type} ${item_id}`;
  const made = useRef<{ of: string; link: Promise<string> } | null>(null);
  const make = (): Promise<string> => {
    // The menu of a page stays while the page goes to another thing.
    if (made.current?.of === of) return made.current.link;
    const call = status === "member" ? orpc.sharing.createOwn : orpc.sharing.create;
    const link = call.call({ type, item_id }).then(({ id }) => new URL(`/share/${id}`, platform.public_origin).href);
    const making = { of, link };
    made.current = making;
    link.catch(() => {
      if (made.current === making) made.current = null;
    });
    return link;
  };
  const latest = useRef(make);
  useEffect(() => {
    latest.current = make;
  });
  useEffect(() => {
    if (isOpen) void latest.current().catch(() => undefined);
  }, [isOpen, of]);
  return make;
}
