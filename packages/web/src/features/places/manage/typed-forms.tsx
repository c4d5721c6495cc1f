import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { LeaveGuard } from "../../accounts/leave-guard.tsx";

/** Counts a form as holding something that is not stored; returns how to stop. */
type Hold = () => () => void;

const HoldTyped = createContext<Hold>(() => () => undefined);

/** Forms of which several may be open: leaving the page asks once about all that hold something not stored. */
export function TypedForms({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const hold = useCallback<Hold>(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return (
    <HoldTyped value={hold}>
      {children}
      <LeaveGuard dirty={count > 0} />
    </HoldTyped>
  );
}

/** Says to TypedForms whether this form holds something that is not stored. */
export function useHoldsTyped(dirty: boolean): void {
  const hold = useContext(HoldTyped);
  useEffect(() => (dirty ? hold() : undefined), [dirty, hold]);
}
