/// <reference types="vite/client" />

/** The news of this version, as HTML (version-facts.ts). */
declare module "virtual:changelog" {
  const changelog: Record<"en" | "fr", string>;
  export default changelog;
}

/** Every package that the product depends on; `text` is the index of its licence in `texts` (version-facts.ts). */
declare module "virtual:licences" {
  const licences: {
    packages: { name: string; version: string; licence: string; text: number }[];
    texts: string[];
  };
  export default licences;
}
