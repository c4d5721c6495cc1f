import { encodeQR } from "qr";
import { useMemo } from "react";

interface QrCodeProps {
  /** The content of the code. */
  text: string;
  /** For people who cannot see it; "" if there is a description beside it. */
  label: string;
  className?: string;
}

/** A QR code, dark on white in both themes, because cameras expect that. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => pathOf(text), [text]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
      {...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** The runs of dark modules as one path, with the quiet zone of four modules that the standard requires. */
function pathOf(text: string): { size: number; path: string } {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const runs = modules.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      found.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`);
    }
    return found;
  });
  return { size: modules.length, path: runs.join("") };
}
