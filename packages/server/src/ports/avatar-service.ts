/** An external service that draws avatars (wire §40). */
export interface AvatarService {
  /** Returns the drawing of a config, as SVG; null: we must draw it ourselves. */
  draw: (config: URLSearchParams) => Promise<string | null>;
  /** Whether there is no such service, so that our own drawings are final. */
  none: boolean;
}

export const noAvatarService: AvatarService = { draw: async () => null, none: true };
