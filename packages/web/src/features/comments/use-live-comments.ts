import { useEffect } from "react";
import { useAppContext } from "../../routes/app-context.ts";
import { onceReady } from "../../shell/ready/ready.ts";

/**
 * Adds every new comment of a discovery to the cache while the screen is shown, starting when the app is ready; earlier
 * ones are requested then. If its code cannot be loaded, the comments stay as they were when they were opened.
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
