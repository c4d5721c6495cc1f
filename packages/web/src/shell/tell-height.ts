let telling = false;

/** Tells the page around this one how high it is, now and whenever that changes (shell §28). */
export function tellHeight(): void {
  if (telling || window.parent === window) return;
  telling = true;
  const page = document.body;
  // As high as what it shows, and not as the frame, which would never be lower than it once was.
  page.style.minHeight = "0";
  let told = 0;
  const tell = () => {
    const height = Math.ceil(page.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    // Any page may embed us, and a height is no secret.
    window.parent.postMessage({ type: "tablee:height", height }, "*");
  };
  addEventListener("message", ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && isSeen(data)) keepTo(data);
  });
  new ResizeObserver(tell).observe(page);
  tell();
}

/** How many pixels of the frame are out of sight above and below: it is as high as the page, and nobody scrolls in it. */
interface Seen {
  top: number;
  bottom: number;
}

const isSeen = (data: unknown): data is Seen =>
  typeof data === "object" &&
  data !== null &&
  Reflect.get(data, "type") === "tablee:seen" &&
  ["top", "bottom"].every((side) => Number(Reflect.get(data, side)) >= 0);

/** Dialogs, toasts and bars stand where one looks (overlays.css), not at the ends of the frame. */
function keepTo({ top, bottom }: Seen): void {
  const { style } = document.documentElement;
  const above = Math.min(top, window.innerHeight);
  const below = Math.min(bottom, window.innerHeight - above);
  style.setProperty("--seen-top", `${above}px`);
  style.setProperty("--seen-bottom", `${below}px`);
  style.setProperty("--seen-height", `${window.innerHeight - above - below}px`);
}
