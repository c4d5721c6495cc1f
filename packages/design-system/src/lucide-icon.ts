import { createElement, type Ref, type SVGProps } from "react";

type Attributes = Record<string, string | number>;
type Part = readonly [name: string, attributes: Attributes];

/** What lucide's icons are made of. */
interface IconData {
  node: readonly Part[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  ref?: Ref<SVGSVGElement>;
  size?: number | string;
  color?: string;
}

/** `key` is React's, everything else is drawn. */
const markupOf = (parts: readonly Part[]): string =>
  parts
    .map(([name, { key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${name}${written.join("")}></${name}>`;
    })
    .join("");

/** Said by the icon itself: it is no decoration. */
const isTold = (props: object): boolean =>
  Object.keys(props).some((name) => name === "role" || name === "title" || name.startsWith("aria-"));

/**
 * In place of lucide's own maker (see vite.config.ts): an icon is one element whose drawing is a text that was made
 * once. Theirs builds each icon anew from its parts, a third of what a card costs to render and to hydrate.
 */
export function createLucideIcon({ node }: IconData) {
  const drawing = { __html: markupOf(node) };
  return function Icon({ size = 24, color = "currentColor", children: _, ...props }: IconProps) {
    return createElement("svg", {
      width: size,
      height: size,
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": isTold(props) ? undefined : true,
      ...props,
      dangerouslySetInnerHTML: drawing,
    });
  };
}
