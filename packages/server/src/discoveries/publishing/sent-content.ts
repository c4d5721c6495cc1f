import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";

/** One hash for the same words, place and picture. */
export async function contentOf({ input, image }: { input: DiscoveryInput; image: Blob | null }): Promise<string> {
  const picture = image ? [Buffer.from(await image.arrayBuffer())] : [];
  const bytes = Buffer.concat([Buffer.from(JSON.stringify(input)), ...picture]);
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
}
