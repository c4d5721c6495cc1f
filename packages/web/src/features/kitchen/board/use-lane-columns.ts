import { type RefObject, useEffect, useRef, useState } from "react";
import { columnsOf } from "./lane-columns.ts";

/** In rem, as in kitchen.css: a column of tickets, the gaps, and what stands beside the lanes. */
const COLUMN = 13.5;
const GAP_WITHIN = 0.625;
const GAP = 0.75;
const PADDING = 2;
const PLANNED = 11.125;
const STRIPS = 2.5;

interface BesideLanes {
  planned: boolean;
  strips: boolean;
}

/** How many columns of tickets fit into lanes of this width, in rem. */
export function roomFor(width: number, lanes: number, { planned, strips }: BesideLanes): number {
  const beside = (planned ? PLANNED + GAP : 0) + (strips ? STRIPS + GAP : 0);
  const free = width - PADDING - beside - (lanes - 1) * GAP + lanes * GAP_WITHIN;
  return Math.max(lanes, Math.floor(free / (COLUMN + GAP_WITHIN)));
}

const remOf = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The number of columns of each lane, by the width of the element that holds the lanes. */
export function useLaneColumns(
  counts: readonly number[],
  beside: BesideLanes,
): [RefObject<HTMLDivElement | null>, number[]] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(() => window.innerWidth / remOf());
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.borderBoxSize[0]?.inlineSize;
      if (now) setWidth(now / remOf());
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const [previous, setPrevious] = useState<readonly number[]>([]);
  const columns = columnsOf(counts, roomFor(width, counts.length, beside), previous);
  if (columns.join() !== previous.join()) setPrevious(columns);
  return [box, columns];
}
