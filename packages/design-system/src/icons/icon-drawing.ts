type Attributes = Readonly<Record<string, string>>;
export type IconPart = readonly [name: string, attributes: Attributes];

/**
 * A path that starts with a relative move would depend on where the previous path ended, so the move is made absolute.
 */
const RELATIVE_START = /^m\s*(-?(?:\d*\.)?\d+)[\s,]*(-?(?:\d*\.)?\d+)(?=(\s*[-\d.])?)/;

const fromTheBeginning = (d: string): string =>
  d.replace(
    RELATIVE_START,
    (_, x: string, y: string, goesOn?: string) => `M${x} ${y}${goesOn === undefined ? "" : "l"}`,
  );

/** Clockwise, like lucide's outlines, so that a filled icon gets no unintended holes. */
const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;

function rect(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const arc = (dx: number, dy: number): string => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : "");
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return `M${x + rx} ${y}h${across}${arc(rx, ry)}v${down}${arc(-rx, ry)}h${-across}${arc(-rx, -ry)}v${-down}${arc(rx, -ry)}z`;
}

/** The attributes that a shape may have to be merged; any other attribute gives it a look of its own. */
const SHAPES: Record<string, { of: readonly string[]; path: (attributes: Attributes) => string }> = {
  path: { of: ["d"], path: ({ d = "" }) => fromTheBeginning(d) },
  circle: { of: ["cx", "cy", "r"], path: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)) },
  ellipse: {
    of: ["cx", "cy", "rx", "ry"],
    path: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  },
  line: { of: ["x1", "x2", "y1", "y2"], path: ({ x1, x2, y1, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { of: ["points"], path: ({ points }) => `M${points}` },
  polygon: { of: ["points"], path: ({ points }) => `M${points}z` },
  rect: {
    of: ["x", "y", "width", "height", "rx", "ry"],
    path: ({ x = "0", y = "0", width, height, rx, ry }) =>
      rect(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0), Number(ry ?? rx ?? 0)),
  },
};

const partsOf = (node: readonly IconPart[]): IconPart[] =>
  node.map(([name, { key: _, ...attributes }]) => [name, attributes]);

/** An icon's content as markup: a single path, unless a part has a look of its own. */
export function drawingOf(node: readonly IconPart[]): string {
  const parts = partsOf(node);
  const isPlain = parts.every(([name, attributes]) =>
    Object.keys(attributes).every((attribute) => SHAPES[name]?.of.includes(attribute) ?? false),
  );
  if (isPlain) return `<path d="${parts.map(([name, attributes]) => SHAPES[name]?.path(attributes)).join("")}"/>`;
  return parts
    .map(([name, attributes]) => {
      const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
      return `<${name}${written.join("")}/>`;
    })
    .join("");
}
