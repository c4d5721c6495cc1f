import { createElement, type ReactNode, useEffect, useMemo, useState } from "react";
import { useNow } from "../../../language/now.ts";
import { onceReady } from "../../../shell/ready/ready.ts";
import { useLatePart } from "../../../shell/use-late-part.ts";
import { dinersAt } from "./diners-at.ts";
import { emptyView } from "./empty-view.ts";
import { soonestMoment } from "./soonest-moment.ts";
import { FIRST_PATIENCE_MS, useLasting } from "./use-lasting.ts";
import type { AtTable } from "./table-context.ts";
import type { Reckoned, ReckonerProps } from "./table-reckoner.tsx";

const tableReckoner = async () => (await import("./table-reckoner.tsx")).TableReckoner;

type Facts = Omit<ReckonerProps, "table" | "tell"> & Pick<AtTable, "table">;
interface Reckoning extends Pick<AtTable, "view" | "people" | "moment" | "codeProblems"> {
  /** To be rendered: it computes as long as something is ordered. */
  reckoner: ReactNode;
}

/**
 * The table as this phone shows it. A table is usually empty when it is opened, and an empty one needs no computing:
 * the code for that loads with the first line, and is preloaded once the app is ready.
 */
export function useReckoned({ table, code, restaurant, menu, snapshot, seat }: Facts): Reckoning {
  const now = useNow();
  const { me, phase } = snapshot;
  // This device's diner is shown first, so nobody appears until it is known: they would be moved aside a moment later.
  const sitsDown = me === null && phase === "joining";
  const isLong = useLasting(sitsDown, FIRST_PATIENCE_MS);
  const arriving = table === null || (sitsDown && !isLong);
  const filled = table !== null && (table.items.length > 0 || seat.waiting.length > 0);
  const [reckoned, tell] = useState<Reckoned | null>(null);
  const part = useLatePart(tableReckoner, filled);
  useEffect(() => onceReady(tableReckoner), []);

  const empty = useMemo(() => (table === null || filled ? null : emptyView(table, me)), [table, filled, me]);
  // The diners stay on the screen until the first result has been computed.
  const [last, setLast] = useState(empty);
  if (empty !== null && empty !== last) setLast(empty);
  const soonest = useMemo(() => soonestMoment(restaurant, now), [restaurant, now]);
  const view = arriving ? null : (empty ?? reckoned?.view ?? last);
  return {
    view,
    people: view?.diners ?? (arriving ? NOBODY : dinersAt(table, me)),
    moment: reckoned?.moment ?? soonest,
    codeProblems: reckoned?.codeProblems ?? NONE,
    reckoner:
      part && table !== null && filled
        ? createElement(part, { code, restaurant, menu, snapshot, seat, table, tell })
        : null,
  };
}

const NONE: AtTable["codeProblems"] = [];
const NOBODY: AtTable["people"] = [];
