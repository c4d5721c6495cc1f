import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drawAvatar } from "@tablee/server/accounts/avatar";
import type { Services } from "@tablee/server/services";
import { picturesFolder } from "./static-files.ts";

const AVATAR = "/api/avatar.svg?";
const STILL = /^\/pictures\/([\w-]+\.(?:webp|jpg|png))(?:#.*)?$/;

/**
 * Reads the pictures that may be part of previews: members' own, the demo's, and drawn avatars, but none from other
 * sites.
 */
export const previewPictures =
  ({ pictures, avatars }: Pick<Services, "pictures" | "avatars">) =>
  async (address: string): Promise<Buffer | null> => {
    if (address.startsWith(AVATAR)) {
      const config = new URLSearchParams(address.slice(AVATAR.length));
      const drawn = await drawAvatar({ avatars }, config).catch(() => null);
      return drawn && drawn.svg.plain;
    }
    const name = STILL.exec(address)?.[1];
    if (name === undefined) return null;
    const own = await pictures.get(name).catch(() => null);
    return own ? Buffer.from(own.bytes) : readFile(join(picturesFolder(), name)).catch(() => null);
  };
