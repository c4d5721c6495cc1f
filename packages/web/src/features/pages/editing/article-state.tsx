import { Badge } from "@tablee/design-system/badge";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** What readers see of an article: nothing, what was last saved, or something older. */
export function ArticleState({ revision, published }: { revision: number; published: number | null }) {
  useWords();
  if (published === null) return <Badge tone="neutral">{m.pages_edit_state_draft()}</Badge>;
  if (published < revision) return <Badge tone="warning">{m.pages_edit_state_changed()}</Badge>;
  return <Badge tone="success">{m.pages_edit_state_published()}</Badge>;
}
