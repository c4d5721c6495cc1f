import { createHash } from "node:crypto";
import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import { bytesOf } from "../../http/forms/sent-file.ts";

/** Hashes the words, place and picture of a submission, to recognize a retry. */
export async function contentOf({ input, image }: { input: DiscoveryInput; image: Blob | null }): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(input));
  if (image) hash.update(await bytesOf(image));
  return hash.digest("base64url");
}
