import { useEffect } from "react";
import { useAppContext } from "../../routes/app-context.ts";
import { onceReady } from "../../shell/ready/ready.ts";

/**
 * Has everything that is said of a discovery arrive while the screen stands, from when the app is ready: what was said
 * before is asked for then. Without its code the comments are as fresh as when they were opened.
 */
export function useLiveComments(id: number): void {
  const { queryClient, orpc, platform } = useAppContext();
  useEffect(() => {
    let over = false;
    let stop = () => {};
    const begin = async () => {
      const { watchComments } = await import("./live-comments.ts");
      if (!over) stop = watchComments({ queryClient, orpc, platform }, id);
    };
    const giveUp = onceReady(begin);
    return () => {
      over = true;
      giveUp();
      stop();
    };
  }, [queryClient, orpc, platform, id]);
}
