import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { createElement } from "react";
import { useLatePart } from "../../../shell/use-late-part.ts";

const debugNotice = async () => (await import("./debug-notice.tsx")).DebugNotice;

/** Why the ranking chose a discovery; only administrators receive it (discoveries §7). */
export function DebugReason({ discovery: { debug } }: { discovery: Discovery }) {
  const notice = useLatePart(debugNotice, debug !== undefined && debug !== null);
  return notice && debug ? createElement(notice, debug) : null;
}
