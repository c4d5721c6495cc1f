import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { audienceOf } from "@tablee/domain/discoveries/discovery-visibility";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../language/language.ts";
import { ShareButton as ShareThingButton, type ShareButtonProps as ThingProps } from "../../sharing/share-button.tsx";

export interface ShareButtonProps extends Omit<ThingProps, "thing"> {
  discovery: Discovery;
}

/** Shares a discovery, if everybody may see it: a link to any other would lead nowhere (sharing §1). */
export function ShareButton({ discovery, ...looks }: ShareButtonProps) {
  const language = useLanguage();
  if (audienceOf(discovery) !== "everybody") return null;
  const title = textIn(discovery.name, language);
  return <ShareThingButton thing={{ type: "recommendation", item_id: discovery.id, title }} {...looks} />;
}
