/** Somebody else who draws avatars (wire §40). */
export interface AvatarService {
  /** The drawing of a config, as SVG; null: it is for us to draw. */
  draw: (config: URLSearchParams) => Promise<string | null>;
  /** Nobody else draws: ours are the drawings for good. */
  none: boolean;
}

export const noAvatarService: AvatarService = { draw: async () => null, none: true };
