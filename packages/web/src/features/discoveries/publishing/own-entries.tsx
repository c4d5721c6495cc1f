import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { MenuEntry } from "@tablee/design-system/menu";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { VisuallyHidden } from "@tablee/design-system/visually-hidden";
import { type Visibility, VISIBILITIES } from "@tablee/domain/discoveries/discovery";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Lock, Pencil, Trash2, UsersRound, Earth } from "lucide-react";
import { type ReactNode, useState } from "react";
import { logFailure } from "../../../api/log-failure.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { discoveryQuery } from "../card/discovery-queries.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { VISIBILITY_WORDS } from "./visibility-words.ts";

const ICONS: Record<Visibility, ReactNode> = { public: <Earth />, friends: <UsersRound />, private: <Lock /> };

/** Menu entries for the author of a discovery, wherever it is shown (discoveries §22). */
export function useOwnEntries(discovery: Discovery): { entries: MenuEntry[]; dialogs: ReactNode } {
  const { user } = useSession();
  const [deleting, setDeleting] = useState(false);
  const show = useVisibility(discovery.id);
  if (user?.id !== discovery.account_id) return { entries: [], dialogs: null };

  const id = String(discovery.id);
  const chosen = show.isPending ? show.variables : discovery.visibility;
  const entries: MenuEntry[] = [
    {
      id: "edit",
      label: m.publishing_edit(),
      icon: <Pencil />,
      render: <Link to="/recommendation-creator/$recommendation_id" params={{ recommendation_id: id }} />,
    },
    ...VISIBILITIES.map((visibility, place): MenuEntry => ({
      id: visibility,
      label: (
        <>
          <VisuallyHidden>{m.publishing_visibility_is()}</VisuallyHidden>
          {VISIBILITY_WORDS[visibility]()}
        </>
      ),
      ...(place === 0 ? { heading: m.publishing_visibility() } : {}),
      icon: ICONS[visibility],
      checked: visibility === chosen,
      onSelect: () => (visibility === chosen || show.isPending ? undefined : show.mutate(visibility)),
    })),
    {
      id: "delete",
      label: m.publishing_delete(),
      icon: <Trash2 />,
      tone: "danger",
      separated: true,
      onSelect: () => setDeleting(true),
    },
  ];
  const close = () => setDeleting(false);
  return { entries, dialogs: <DeleteDialog key="delete" id={discovery.id} open={deleting} onClose={close} /> };
}

/** Changes the visibility at once, without the moderators (discoveries §23). */
function useVisibility(id: number) {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    networkMode: "always",
    mutationFn: (visibility: Visibility) => api.publishing.changeVisibility({ id, visibility }),
    onSuccess: async (saved) => {
      client.setQueryData(discoveryQuery(orpc, id).queryKey, saved);
      const text = (
        <>
          <span className="block font-semibold">{m.publishing_saved()}</span>
          {m.publishing_visibility_saved()}
        </>
      );
      toasts.show({ text, tone: "success", id: "publishing" });
      const lists = [orpc.discoveries.list.key(), orpc.members.recommendations.key()];
      await Promise.all(lists.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: logFailure,
  });
}
