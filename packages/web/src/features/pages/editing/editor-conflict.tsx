import type { EditedArticle } from "@tablee/contract/pages/pages.schema";
import { Button } from "@tablee/design-system/button";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { Difference } from "./difference.tsx";
import { type Editor, textOf } from "./use-editor.ts";

/** Shown if somebody else saved in the meantime: both texts are here, and the editor decides (pages §5). */
export function EditorConflict({ article, editor }: { article: EditedArticle; editor: Editor }) {
  useWords();
  const name = article.history[0]?.name;
  return (
    <section role="alert" className="mt-6 rounded-card bg-warning-tint p-5">
      <h3 className="font-semibold text-warning-ink">
        {name ? m.pages_edit_conflict_by({ name }) : m.pages_edit_conflict()}
      </h3>
      <p className="mt-1 text-warning-ink">{m.pages_edit_conflict_text()}</p>
      <div className="mt-4 rounded-control bg-surface p-4">
        <Difference before={textOf(article)} after={editor.text} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="strong" onClick={editor.keepMine}>
          {m.pages_edit_keep_mine()}
        </Button>
        <Button variant="outline" onClick={editor.takeTheirs}>
          {m.pages_edit_take_theirs()}
        </Button>
      </div>
    </section>
  );
}
