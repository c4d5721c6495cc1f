let telling = false;

/** Reports this page's height to the page that frames it, now and whenever it changes (shell §28). */
export function tellHeight(): void {
  if (telling || window.parent === window) return;
  telling = true;
  const page = document.body;
  // The height follows the content, not the frame, which would never shrink again.
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

/**
 * How many pixels of the frame are out of view above and below: the frame is as high as the page, and never scrolls
 * itself.
 */
interface Seen {
  top: number;
  bottom: number;
}

const isSeen = (data: unknown): data is Seen =>
  typeof data === "object" &&
  data !== null &&
  Reflect.get(data, "type") === "tablee:seen" &&
  ["top", "bottom"].every((side) => Number(Reflect.get(data, side)) >= 0);

/** Places dialogs, toasts and bars in the visible part (overlays.css), not at the ends of the frame. */
function keepTo({ top, bottom }: Seen): void {
  const { style } = document.documentElement;
  const above = Math.min(top, window.innerHeight);
  const below = Math.min(bottom, window.innerHeight - above);
  style.setProperty("--seen-top", `${above}px`);
  style.setProperty("--seen-bottom", `${below}px`);
  style.setProperty("--seen-height", `${window.innerHeight - above - below}px`);
}
