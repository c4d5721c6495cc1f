import { Button } from "@tablee/design-system/button";
import { Link } from "@tanstack/react-router";
import { Pencil, Plus } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface EditButtonProps {
  id: number | null;
  kind?: "blog" | "news";
  className?: string;
}

export function EditButton({ id, kind, className }: EditButtonProps) {
  useWords();
  if (id === null) {
    return (
      <Button
        variant="outline"
        size="sm"
        start={<Plus aria-hidden="true" />}
        className={className}
        render={<Link to="/admin/articles/new" search={{ kind }} />}
      >
        {m.pages_edit_new()}
      </Button>
    );
  }
  return (
    <Button
      variant="outline"
      size="sm"
      start={<Pencil aria-hidden="true" />}
      className={className}
      render={<Link to="/admin/articles/$id" params={{ id: String(id) }} />}
    >
      {m.pages_edit()}
    </Button>
  );
}
