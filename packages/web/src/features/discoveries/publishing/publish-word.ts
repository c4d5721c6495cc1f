import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { m } from "../../../paraglide/messages.js";

/** Returns the label of the publish button. */
export const publishWord = (discovery: Discovery | null): string => {
  if (discovery === null || discovery.status === "draft") return m.publishing_publish();
  return discovery.status === "rejected" ? m.publishing_submit_again() : m.publishing_save();
};
