import { useEffect, useState } from "react";
import type { LiveLink } from "../../../live/live-client.ts";

const BACK_MS = 5_000;
/** A board that was never connected looks like one without orders: after this time, it says so. */
const CONNECT_MS = 8_000;

/**
 * Whether the board has lost its connection, or has just got it back. It is back only when the orders that were missed
 * are there (kitchen §18): `isUpToDate`, the list was fetched and is not being fetched again.
 */
export function useLostAndBack(link: LiveLink, isUpToDate: boolean): { lost: boolean; back: boolean } {
  const [lost, setLost] = useState(false);
  const [back, setBack] = useState(false);
  if (link === "lost" && !lost) setLost(true);
  if (link === "live" && isUpToDate && lost) {
    setLost(false);
    setBack(true);
  }
  useEffect(() => {
    if (link !== "connecting") return undefined;
    const timer = setTimeout(() => setLost(true), CONNECT_MS);
    return () => clearTimeout(timer);
  }, [link]);
  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [back]);
  return { lost, back };
}
