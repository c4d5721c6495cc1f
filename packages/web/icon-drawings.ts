import { pathToFileURL } from "node:url";
import { drawingOf, type IconPart } from "@tablee/design-system/icons/icon-drawing";
import type { Plugin } from "vite";

const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;

/** Icons come as drawings that are ready: what lucide tells of their parts is read while the app is built. */
export const iconDrawings: Plugin = {
  name: "icon-drawings",
  enforce: "pre",
  // Development prepares libraries apart for browser and server: there both have the library's own.
  apply: "build",
  async load(id) {
    if (!ICON.test(id)) return null;
    const { __iconData: data } = (await import(pathToFileURL(id).href)) as { __iconData?: { node: IconPart[] } };
    if (data === undefined) return null;
    return [
      `import createLucideIcon from "../createLucideIcon.mjs";`,
      `export default /* @__PURE__ */ createLucideIcon(${JSON.stringify(drawingOf(data.node))});`,
    ].join("\n");
  },
};
