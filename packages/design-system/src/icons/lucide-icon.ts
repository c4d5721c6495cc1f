import { createElement, type Ref, type SVGProps } from "react";
import { classNames } from "../class-names.ts";

interface IconProps extends SVGProps<SVGSVGElement> {
  ref?: Ref<SVGSVGElement>;
  size?: number | string;
  color?: string;
}

/** Said by the icon itself: it is no decoration. */
const isTold = (props: object): boolean =>
  Object.keys(props).some((name) => name === "role" || name === "title" || name.startsWith("aria-"));

/**
 * In place of lucide's own maker (see vite.config.ts): an icon is one element around a drawing that is ready, and its
 * looks are a class (styles/base.css). Theirs builds each icon anew from its parts, a third of what a card costs to
 * render and to hydrate, and writes seven attributes of looks into each of them, a quarter of a page's text.
 */
export function createLucideIcon(drawing: string) {
  const inside = { __html: drawing };
  return function Icon({ size, color, className, children: _, ...props }: IconProps) {
    return createElement("svg", {
      viewBox: "0 0 24 24",
      "aria-hidden": isTold(props) ? undefined : true,
      width: size,
      height: size,
      stroke: color,
      ...props,
      className: className ? classNames("ds-icon", className) : "ds-icon",
      dangerouslySetInnerHTML: inside,
    });
  };
}
