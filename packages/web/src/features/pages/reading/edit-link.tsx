import { createElement } from "react";
import { useLatePart } from "../../../shell/use-late-part.ts";
import { useSession } from "../../../session/session.ts";

const editButton = async () => (await import("./edit-button.tsx")).EditButton;

// Rendered once the reader is known, without moving anything: each place reserves its space, rendered or not.

/** The classes of a line that ends with it, and is as high as it is. */
export const BESIDE = "flex min-h-9 items-center justify-between gap-3";
/** The classes that place it at the end of the gap that follows, of 48 px or more. */
export const BELOW = "absolute end-0 top-full mt-1.5";

interface EditLinkProps {
  /** The article on the screen; null: a new one of the kind. */
  id: number | null;
  kind?: "blog" | "news";
  className?: string;
}

/** The link by which administrators get from reading to editing; its code is loaded only for them. */
export function EditLink(props: EditLinkProps) {
  const { user } = useSession();
  const button = useLatePart(editButton, user?.admin === true);
  return button && createElement(button, props);
}
