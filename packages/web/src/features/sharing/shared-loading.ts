import { textIn } from "@tablee/domain/language/text-in";
import { placeLine } from "@tablee/domain/sharing/preview";
import { queryOptions } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { isCallError } from "../../api/call-error.ts";
import type { Orpc } from "../../api/query-options.ts";
import { currentLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";

/** The query for what a link shares, as visitors see it, whoever the viewer is. */
export const sharedQuery = (orpc: Orpc, id: string) =>
  queryOptions({ ...orpc.sharing.get.queryOptions({ input: { id } }), retry: false });

/** Throws "not found" if the link does not exist, or shares what visitors may not see. */
export async function loadShared({ queryClient, orpc }: AppContext, id: string): Promise<void> {
  try {
    await queryClient.query({ ...sharedQuery(orpc, id), staleTime: "static" });
  } catch (error) {
    const gone = isCallError(error) && ["not_found", "invalid_input"].includes(error.code);
    throw gone ? notFound() : error;
  }
}

export function headOfShared(context: AppContext, id: string) {
  const { queryClient, orpc } = context;
  const shared = queryClient.getQueryData(sharedQuery(orpc, id).queryKey);
  if (!shared) return {};
  const language = currentLanguage();
  return pageHead({
    title: textIn(shared.title, language),
    description: import.meta.env.SSR ? textIn(shared.text, language) || m.app_description() : null,
    path: shared.path,
    context,
    preview: {
      type: shared.type,
      item_id: shared.item_id,
      title: textIn(shared.title, language),
      place: placeLine(textIn(shared.place_name, language), shared.city),
      image: shared.image_url,
    },
    type: "article",
  });
}
