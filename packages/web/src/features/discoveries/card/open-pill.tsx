import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { PhotoPill } from "@tablee/design-system/photo-pill";
import { Clock } from "lucide-react";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { openState, openWords } from "../../restaurants/open-state.ts";

/** The pill on the photo: open until when, or when it opens. A place that never opens again has none. */
export function OpenPill({ restaurant }: { restaurant: NonNullable<Discovery["restaurant"]> }) {
  const language = useLanguage();
  const now = useNow();
  const state = openState(restaurant, now);
  if (state.status === "closed") return null;
  const open = state.status === "open";
  return (
    <PhotoPill dot={open}>
      {open ? null : <Clock aria-hidden="true" className="size-3.5 shrink-0 stroke-[2.25]" />}
      {openWords(state, now, language)}
    </PhotoPill>
  );
}
