import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { Coming } from "../bars/coming.tsx";
import { useOpenedPart } from "./use-opened-part.ts";

interface Opening {
  open?: boolean;
  /** Undoes the press: called if the part cannot be loaded and the person gives up. */
  leave: () => void;
  /** What is shown in the part's place until it has loaded, such as the button that opens it. */
  meanwhile?: ReactNode;
}

/**
 * Returns a component for a part that a press opens over the page. Its code is loaded when it is first rendered, or,
 * with `open`, when that is first true; from then on it stays, for its closing animation. `lazy` would replace the page
 * by the failure of that load, where this leaves the page as it is (use-opened-part.ts).
 */
export function openedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function OpenedPart({ leave, meanwhile, ...rest }: Props & Opening): ReactNode {
    const open = rest.open !== false;
    const [once, setOnce] = useState(open);
    if (open && !once) setOnce(true);
    const Part = useOpenedPart(load, open, leave);
    const coming = open && <Coming>{meanwhile}</Coming>;
    return once && <Suspense fallback={coming}>{Part ? <Part {...(rest as unknown as Props)} /> : coming}</Suspense>;
  };
}
