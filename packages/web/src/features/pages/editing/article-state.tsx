import { Badge } from "@tablee/design-system/badge";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface ArticleStateProps {
  revision: number;
  published: number | null;
  /** From when on readers will see another one; null: none waits. */
  scheduled: string | null;
}

/** What readers see of an article: nothing, what was last saved, or something older; or what they will. */
export function ArticleState({ revision, published, scheduled }: ArticleStateProps) {
  useWords();
  if (scheduled !== null) return <Badge tone="info">{m.pages_edit_state_scheduled()}</Badge>;
  if (published === null) return <Badge tone="neutral">{m.pages_edit_state_draft()}</Badge>;
  if (published < revision) return <Badge tone="warning">{m.pages_edit_state_changed()}</Badge>;
  return <Badge tone="success">{m.pages_edit_state_published()}</Badge>;
}
