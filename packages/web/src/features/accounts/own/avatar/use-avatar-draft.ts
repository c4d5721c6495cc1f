import {
  type AvatarConfig,
  avatarAddress,
  type AvatarField,
  avatarOf,
  FIRST_AVATAR,
  randomAvatar,
} from "@tablee/domain/accounts/avatar-config";
import { useState } from "react";

export interface AvatarDraft {
  config: AvatarConfig;
  /** Whether the drawing differs from the stored one. */
  dirty: boolean;
  change: (field: AvatarField, value: string | null) => void;
  random: () => void;
  canUndo: boolean;
  undo: () => void;
}

/** The face that is being drawn, with the history of its earlier versions. */
export function useAvatarDraft(address: string | null): AvatarDraft {
  const kept = avatarOf(address);
  const first = kept ?? FIRST_AVATAR;
  const [steps, setSteps] = useState<readonly AvatarConfig[]>([]);
  const config = steps.at(-1) ?? first;
  const add = (next: AvatarConfig) => {
    if (avatarAddress(next) !== avatarAddress(config)) setSteps((now) => [...now, next]);
  };
  return {
    config,
    dirty: kept === null || avatarAddress(config) !== avatarAddress(kept),
    change: (field, value) => add({ ...config, [field]: value }),
    random: () => add(randomAvatar(Math.random)),
    canUndo: steps.length > 0,
    undo: () => setSteps((now) => now.slice(0, -1)),
  };
}
