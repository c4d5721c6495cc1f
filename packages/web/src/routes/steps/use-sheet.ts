import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useSyncExternalStore } from "react";

declare module "@tanstack/history" {
  interface HistoryState {
    /** The sheet that is open over the page. */
    sheet?: string;
  }
}

export interface Sheet {
  open: boolean;
  show: () => void;
  hide: () => void;
}

const never = () => () => undefined;

/**
 * A sheet that is one step of the history, so that Back closes it first (shell §22). Links inside it replace that step:
 * `<Link replace>`.
 */
export function useSheet(name: string): Sheet {
  const router = useRouter();
  const current = useLocation({ select: (location) => location.state.sheet === name });
  // The step's state survives a reload, but the server has rendered the page without any sheet. Only a sheet that is
  // open is rendered again for that: a page has dozens.
  const open = useSyncExternalStore(
    never,
    () => current,
    () => false,
  );

  const show = useCallback(() => {
    const { maskedLocation } = router.latestLocation;
    void router.navigate({
      to: ".",
      search: true,
      state: (state) => ({ ...state, sheet: name }),
      resetScroll: false,
      ...(maskedLocation ? { mask: { to: maskedLocation.pathname as ".", unmaskOnReload: true } } : {}),
    });
  }, [router, name]);
  const hide = useCallback(() => {
    if (router.latestLocation.state.sheet === name) router.history.back();
  }, [router, name]);
  return { open, show, hide };
}
