import { Badge } from "@tablee/design-system/badge";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface ArticleStateProps {
  revision: number;
  published: number | null;
  /** When readers will see another revision; null: none is scheduled. */
  scheduled: string | null;
}

/** Says what readers see of an article: nothing, the last revision or an older one; or what they will see. */
export function ArticleState({ revision, published, scheduled }: ArticleStateProps) {
  useWords();
  if (scheduled !== null) return <Badge tone="info">{m.pages_edit_state_scheduled()}</Badge>;
  if (published === null) return <Badge tone="neutral">{m.pages_edit_state_draft()}</Badge>;
  if (published < revision) return <Badge tone="warning">{m.pages_edit_state_changed()}</Badge>;
  return <Badge tone="success">{m.pages_edit_state_published()}</Badge>;
}
